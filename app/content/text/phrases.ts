import { isHeading, lineMayEnd, widthInEms } from '#contract/text/headings.ts'

/** `words` includes the Chinese punctuation mark at its end. */
type Phrase = { words: string; isShort: boolean }

/** Width in em that fits between the page margins of a 320 px phone, in the font size of its largest heading. */
const shortWidth = 7.5

const afterPunctuation = /(?<=[，、：；。！？])/

/**
 * Splits a Chinese heading into phrases. Browsers may break a line between any two Chinese characters, but a heading should break between phrases:
 * the stylesheet keeps short phrases on one line.
 */
export function phrasesOf(text: string): Phrase[] {
  if (!isHeading(text) && !text.includes(lineMayEnd)) return [{ words: text, isShort: false }]
  return text.split(afterPunctuation).map((words) => ({ words, isShort: widthInEms(words) <= shortWidth }))
}
