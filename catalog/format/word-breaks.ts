import type { Language } from '#contract/languages.ts'
import { isHeading } from '#contract/text/headings.ts'
import { wholeWord } from './whole-words.ts'

const segmenters: { [language in Language]?: Intl.Segmenter } = {
  'zh-Hans': new Intl.Segmenter('zh-Hans', { granularity: 'word' }),
  'zh-Hant': new Intl.Segmenter('zh-Hant', { granularity: 'word' }),
}

const opening = new Set('（「《“')
const han = /\p{Script=Han}/u

/** A line must not start with a particle (of, -ly, done, doing …). */
const particles = new Set('的地得了着过吗呢吧们過嗎們')
/** As single characters, these are suffixes of the previous word (in, on, before, room, machine …). */
const suffixes = new Set('里上下中内外前后间时式机炉灶盖区针屋楼裡裏內後間時機爐竈蓋區針樓')

/**
 * Where lines of a short Chinese text may break: the index of the first character after each break. Empty for languages with spaces and
 * for texts too long for a heading.
 */
export function wordBreaks(text: string, language: Language): number[] {
  return segmenters[language] && isHeading(text) ? breaksBetweenWords(text, language) : []
}

/** Like `wordBreaks`, for texts of any length. */
export function breaksBetweenWords(text: string, language: Language): number[] {
  const segmenter = segmenters[language]
  if (segmenter === undefined) return []
  const isHan = (position: number) => han.test(text[position] ?? '')

  const breaks: number[] = []
  let wordStart = 0
  for (const { index, segment } of segmentsOf(text, segmenter)) {
    if (!isHan(index - 1)) {
      wordStart = index
      continue
    }
    // A single character joins the next word; a particle, a suffix and the last character before punctuation join the previous one.
    const isAfterLone = index - wordStart === 1
    const first = text[index] ?? ''
    const isSuffix = segment.length === 1 && (suffixes.has(segment) || !isHan(index + 1))
    const leans = isSuffix || particles.has(first)
    if (!opening.has(first) && (!isHan(index) || isAfterLone || leans)) continue
    breaks.push(index)
    wordStart = index
  }
  return breaks
}

type Segment = { index: number; segment: string }

/** Segments by the dictionary of `Intl.Segmenter`, but keeps our own whole words together. */
function segmentsOf(text: string, segmenter: Intl.Segmenter): Segment[] {
  // Splitting by a capturing group puts the matches at the odd indexes.
  const segments = text.split(wholeWord).flatMap((piece, position) => {
    return position % 2 === 1 ? [piece] : Array.from(segmenter.segment(piece), ({ segment }) => segment)
  })
  let end = 0
  return segments.map((segment) => {
    end += segment.length
    return { index: end - segment.length, segment }
  })
}
