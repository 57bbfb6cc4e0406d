/** What a form sends beside its fields. None of it is required, and none is ever a reason to refuse. */
export const extras = {
  /** Proof that the form was opened a while ago, fetched from the API. Without it the limit of sending is tighter. */
  token: 'form_token',
  /** The version of the text that the visitor agreed to. */
  consent: 'consent',
  /** Hidden from people: who fills it in is a program. What it sends is kept apart, and nobody is told about it. */
  trap: 'homepage',
} as const

/**
 * The texts that visitors agree to, by version. Whoever changes a text in substance gives it a new version here; with each submission is
 * stored which version was shown, in which language, and when.
 */
export const consentVersions = {
  /** What the data is for and that it is kept for that alone; beside every form. */
  purpose: 'purpose-1',
  /** News and offers by e-mail until withdrawn; F1 alone. */
  marketing: 'marketing-1',
} as const
