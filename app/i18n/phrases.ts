/** Words up to a Chinese mark of punctuation, which belongs to them. */
type Phrase = { words: string; isShort: boolean }

/** What fits beside the gutters of a phone of 320 px in the letters of its largest heading. */
const shortWidth = 7.5
/** Longer ones are no headings, and are broken wherever a line ends. */
const longestHeading = 26

const afterPunctuation = /(?<=[，、：；。！？])/

/**
 * A Chinese heading in the phrases it is read in. A browser may break a line between any two of its signs; a heading should break where a
 * reader would pause: the style sheet keeps short phrases in one line.
 */
export function phrasesOf(text: string): Phrase[] {
  if (text.length > longestHeading) return [{ words: text, isShort: false }]
  return text.split(afterPunctuation).map((words) => ({ words, isShort: widthOf(words) <= shortWidth }))
}

/** In ems: a Chinese sign is as wide as it is high, letters and digits are about half as wide. */
function widthOf(words: string): number {
  return [...words].reduce((sum, sign) => sum + (sign.charCodeAt(0) < 0x2e80 ? 0.55 : 1), 0)
}
