import { isHeading, lineMayEnd, widthInEms } from '#contract/headings.ts'

/** Words up to a Chinese mark of punctuation, which belongs to them. */
type Phrase = { words: string; isShort: boolean }

/** What fits beside the gutters of a phone of 320 px in the letters of its largest heading. */
const shortWidth = 7.5

const afterPunctuation = /(?<=[，、：；。！？])/

/**
 * A Chinese heading in the phrases it is read in. A browser may break a line between any two of its signs; a heading should break where a
 * reader would pause: the style sheet keeps short phrases in one line.
 */
export function phrasesOf(text: string): Phrase[] {
  if (!isHeading(text) && !text.includes(lineMayEnd)) return [{ words: text, isShort: false }]
  return text.split(afterPunctuation).map((words) => ({ words, isShort: widthInEms(words) <= shortWidth }))
}
