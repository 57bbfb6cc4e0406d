/** Additional values that forms send. All are optional; the server never rejects a form because of them. */
export const extras = {
  /** Token from the API that proves when the form was opened. The rate limit is stricter without it. */
  token: 'form_token',
  /** The version of the text that the visitor agreed to. */
  consent: 'consent',
  /**
   * Stays empty. It is an `<input type="hidden">`, which no browser and no password manager fills in: only scripts do. What they send is marked
   * as suspected spam.
   */
  trap: 'comment_link',
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
export type ConsentKind = keyof typeof consentVersions

/** All versions that were ever shown. A page that is still open may send an earlier one: that is the text its visitor has read. */
export const shownVersions: Readonly<Record<ConsentKind, readonly string[]>> = {
  purpose: [consentVersions.purpose],
  marketing: [consentVersions.marketing],
}
