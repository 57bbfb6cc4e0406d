/** Zero-width space that marks a possible line break while a heading is processed; never sent to the page. */
export const lineMayEnd = '\u200b'

/** A Chinese character is 1 em wide; letters and digits are about half an em. */
export function widthInEms(text: string): number {
  return [...text].reduce((sum, sign) => sum + signWidth(sign), 0)
}

function signWidth(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  // Beyond it are only the invisible marks that the studio's preview adds to texts.
  if (sign === lineMayEnd || code >= 0xf_00_00) return 0
  return code < 0x2e80 ? 0.55 : 1
}

/** Longer texts are sentences and need no controlled line breaks. */
const longestEms = 26

/** Whether a text is short enough for controlled line breaks. */
export function isHeading(text: string): boolean {
  return widthInEms(text) <= longestEms
}
