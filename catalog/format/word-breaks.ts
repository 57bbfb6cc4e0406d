import { isHeading } from '#contract/headings.ts'
import type { Language } from '#contract/languages.ts'

const segmenters: { [language in Language]?: Intl.Segmenter } = {
  'zh-Hans': new Intl.Segmenter('zh-Hans', { granularity: 'word' }),
  'zh-Hant': new Intl.Segmenter('zh-Hant', { granularity: 'word' }),
}

const opening = new Set('（「《“')
const han = /\p{Script=Han}/u

/** Of, -ly, done, doing …: no line begins with them, whatever they are taken together with. */
const particles = new Set('的地得了着过吗呢吧们過嗎們')
/** In, on, before, room, machine …: alone, they end the word before them. */
const suffixes = new Set('里上下中内外前后间时式机炉灶盖区针屋楼裡裏內後間時機爐竈蓋區針樓')
/** Words of the house and of its country that dictionaries take apart. */
const houseWords =
  /微波[炉爐]|[电電]磁[炉爐]|[铜銅]火[盖蓋]|洗碗[机機]|蒸烤箱|多米[诺諾]|[双雙单單]旋[钮鈕]|石英石|[浅淺]石灰|[炉爐][头頭]|加[热熱][区區]|探[温溫][针針]|大巴[窑窯]|工作日|[灶竈][台臺][见見]|回[访訪]|次日|燃[气氣]|[烟煙]道|文件[夹夾]|[浏瀏][览覽]器/gu

/**
 * Where a line of a short Chinese text may end: between two of its words, by their first signs. Nothing for other languages, which have
 * spaces, and for texts that are too long for a heading.
 */
export function wordBreaks(text: string, language: Language): number[] {
  return isHeading(text) ? breaksBetweenWords(text, language) : []
}

/** The same for a text of any length. */
export function breaksBetweenWords(text: string, language: Language): number[] {
  const segmenter = segmenters[language]
  if (segmenter === undefined) return []
  const houses = [...text.matchAll(houseWords)].map(({ index, 0: word }) => ({ from: index, to: index + word.length }))
  const isHan = (position: number) => han.test(text[position] ?? '')

  const breaks: number[] = []
  let wordStart = 0
  for (const { index, segment } of segmenter.segment(text)) {
    if (!isHan(index - 1)) {
      wordStart = index
      continue
    }
    const isInside = houses.some(({ from, to }) => from < index && index < to)
    // A single sign belongs to the word after it; a particle, a suffix and the last sign before a mark, to the word before.
    const isAfterLone = index - wordStart === 1
    const first = text[index] ?? ''
    const isSuffix = segment.length === 1 && (suffixes.has(segment) || !isHan(index + 1))
    const leans = isSuffix || particles.has(first)
    if (!opening.has(first) && (!isHan(index) || isInside || isAfterLone || leans)) continue
    breaks.push(index)
    wordStart = index
  }
  return breaks
}
