import type { At } from '../wire/preview.ts'

/**
 * Invisible marks at texts: two characters of the planes for private use (U+F0000 and up), which stand for a field of a content file. They
 * pass through the code of the site like letters, and are removed before a page is sent.
 */
export type Marks = ReturnType<typeof createMarks>

const firstPlane = 0xf_00_00
const secondPlane = 0x10_00_00
/** Each plane ends with two code points that are no characters. */
const perPlane = 0xff_fe

const anyMark = /[\u{f0000}-\u{ffffd}][\u{100000}-\u{10fffd}]/gu
/** As parts of a URL have them. A mark in one is cut out whole. */
const escapedMark = /%F3%B[0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]%F4%8[0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]/gi
/** What may be left of a mark if a text was cut in the middle of it. */
const anyPart = /[\u{f0000}-\u{ffffd}\u{100000}-\u{10fffd}]|%F3%B[0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]/giu

export function createMarks() {
  const numbers = new Map<string, number>()
  const fields: At[] = []

  return {
    /** The mark of a field. The same field always gets the same mark. */
    of(at: At): string {
      const key = sourceText(at)
      let number = numbers.get(key)
      if (number === undefined) {
        number = fields.push(at) - 1
        numbers.set(key, number)
      }
      return String.fromCodePoint(firstPlane + Math.floor(number / perPlane), secondPlane + (number % perPlane))
    },
    /** The fields whose marks are in a text, the last one first: a text is followed by its mark, and may have marked facts in it. */
    in(text: string): At[] {
      const found = (text.match(anyMark) ?? []).flatMap((mark) => fields[numberOf(mark)] ?? [])
      return [...new Set(found)].reverse()
    },
  }
}

function numberOf(mark: string): number {
  const [first = 0, second = 0] = Array.from(mark, (character) => character.codePointAt(0) ?? 0)
  return (first - firstPlane) * perPlane + second - secondPlane
}

export const hasMark = (text: string): boolean => text.search(anyMark) >= 0

/** The site keeps words together in elements. A mark is no word. */
export const withoutEmptyWords = (html: string): string => html.replace(onlyMarks, '$1')

const onlyMarks = /<span class="unbroken">((?:[\u{f0000}-\u{ffffd}][\u{100000}-\u{10fffd}])+)<\/span>/gu

/** Markup or data without marks, also without those in URLs. */
export function withoutMarks(text: string): string {
  return text.replace(anyMark, '').replace(escapedMark, '').replace(anyPart, '')
}

/** `products/rh-9010/en.yaml#details.0.title`, as the attribute in the page has it. */
export const sourceText = ({ file, path }: At): string => `${file}#${path.join('.')}`

/**
 * Marks a text. The mark is put behind the last letter of each line, so that Markdown, placeholders, units and URLs keep their meaning. A
 * line without a place for it stays as it is.
 */
export function marked(text: string, mark: string): string {
  if (!special.test(text)) return text.replace(endOfSentence, (end) => mark + end)
  return text
    .split('\n')
    .map((line) => markedLine(line, mark))
    .join('\n')
}

/** Chinese lines break after these. */
const endOfSentence = /(?<![，、：；。！？])[，、：；。！？]*$/

/** What may have a meaning in Markdown, a placeholder or a URL. */
const special = /[\n\\`*_[\]<>#|~:/@{}]/

/** Placeholders, code and the targets of links: their words are none of the text. */
const noText = /\{[^{}]*\}|`[^`]*`|\]\([^()]*\)/g
/** A word with nothing that could have a meaning but punctuation and emphasis around it. */
const plainWord = /^[^\\`[\]<>#|~:/@{}()=+]*$/
/** The last letter of a word, or in Chinese, whose words are not apart, one before punctuation. */
const lastLetter = /[\p{L}\p{M}](?=[\p{P}\p{S}]*$)/u
const beforePunctuation = /\p{Script=Han}(?=\p{P})/gu
const lastLetterOf = (word: string) => lastLetter.exec(word) ?? [...word.matchAll(beforePunctuation)].at(-1)

function markedLine(line: string, mark: string): string {
  if (/^\s*(```|~~~|\[[^\]]*\]:)/.test(line)) return line
  const words = [...line.replace(noText, (found) => '{'.repeat(found.length)).matchAll(/\S+/g)]
  for (const { 0: word, index } of words.reverse()) {
    const letter = plainWord.test(word) ? lastLetterOf(word) : undefined
    if (!letter) continue
    const end = index + letter.index + letter[0].length
    return line.slice(0, end) + mark + line.slice(end)
  }
  return line
}
