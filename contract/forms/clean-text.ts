const bidiControls = /\p{Bidi_Control}/gu
/** Tabs and line ends are text; nothing else below the printable characters is. */
const forbiddenControls = /[^\P{Cc}\t\n]/u

/** Text as it is kept: NFC, line ends as LF, no bidi controls. Nothing where it is no text: lone surrogates, NUL, control characters. */
export function cleanText(sent: string): string | undefined {
  if (!sent.isWellFormed()) return undefined
  const text = sent.replace(/\r\n?/g, '\n').replace(bidiControls, '').normalize('NFC')
  return forbiddenControls.test(text) ? undefined : text
}
