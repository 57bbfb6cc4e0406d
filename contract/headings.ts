/** Stands where a line may end while a heading is taken apart; it has no width, and nothing of it comes into the page. */
export const lineMayEnd = '\u200b'

/** In ems: a Chinese sign is as wide as it is high, letters and digits are about half as wide. */
export function widthInEms(text: string): number {
  return [...text].reduce((sum, sign) => sum + signWidth(sign), 0)
}

function signWidth(sign: string): number {
  if (sign === lineMayEnd) return 0
  return (sign.codePointAt(0) ?? 0) < 0x2e80 ? 0.55 : 1
}

/** What is longer is a sentence, and is broken wherever a line ends. */
const longestEms = 26

/** Whether a text is short enough to be broken with care. */
export function isHeading(text: string): boolean {
  return widthInEms(text) <= longestEms
}
