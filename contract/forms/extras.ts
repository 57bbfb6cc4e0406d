/** Additional values that forms send. All are optional; the server never rejects a form because of them. */
export const extras = {
  /** Token from the API that proves when the form was opened. The rate limit is stricter without it. */
  token: 'form_token',
  /** The version of the text that the visitor agreed to. */
  consent: 'consent',
  /** Honeypot: only bots fill in this hidden field. Their submissions are stored separately, and no mail is sent. */
  trap: 'homepage',
} as const

/**
 * Versions of the consent texts. Raise the version when the meaning of a text changes: each submission stores the version, the
 * language and the time.
 */
export const consentVersions = {
  /** The purpose of the data; shown with every form. */
  purpose: 'purpose-1',
  /** News and offers by email until withdrawn; F1 only. */
  marketing: 'marketing-1',
} as const
