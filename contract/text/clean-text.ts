const bidiControls = /\p{Bidi_Control}/gu
/** All control characters except tab and line feed. */
const forbiddenControls = /[^\P{Cc}\t\n]/u

/**
 * Normalises text for storage: NFC, LF line endings, no bidi controls. Returns undefined if the text has lone surrogates or control
 * characters.
 */
export function cleanText(sent: string): string | undefined {
  if (!sent.isWellFormed()) return undefined
  const text = sent.replace(/\r\n?/g, '\n').replace(bidiControls, '').normalize('NFC')
  return forbiddenControls.test(text) ? undefined : text
}
