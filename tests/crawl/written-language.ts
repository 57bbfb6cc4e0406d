import type { Language } from '#contract/languages.ts'

/** The reason why a text cannot be in this language; undefined if it can. */
export function foreignIn(text: string, language: Language): string | undefined {
  const script = foreignScript(text, language)
  if (script !== undefined) return script
  const words = text.toLowerCase().match(/\p{Script=Latin}+(?:[’'-]\p{Script=Latin}+)*/gu) ?? []
  for (const other of ['en', 'id'] as const) {
    if (other === language) continue
    const found = new Set(words.filter((word) => functionWords[other].has(word)))
    if (found.size >= 2) return `${other}: ${[...found].join(', ')}`
  }
  return undefined
}

function foreignScript(text: string, language: Language): string | undefined {
  const foreign = [...text].filter((character) => foreignScripts[language].some((isForeign) => isForeign(character)))
  return foreign.length === 0 ? undefined : `${language} does not write ${foreign.join('')}`
}

type Script = (character: string) => boolean
const hangul: Script = (character) => /\p{Script=Hangul}/u.test(character)
const kana: Script = (character) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character)
const han: Script = (character) => /\p{Script=Han}/u.test(character)

/** Characters that only one legacy character set has: GB 2312 for simplified, Big5 for traditional Chinese. */
const simplified = charactersOf('gbk', 0xb0, 0xf7, [[0xa1, 0xfe]])
const traditional = charactersOf('big5', 0xa4, 0xf9, [
  [0x40, 0x7e],
  [0xa1, 0xfe],
])
/** Characters that are in use but missing from those sets: to roll out dough; Bahru, kueh and 焗 (baked under cover) in Singapore's Chinese. */
const rolledOut = '擀'
const singaporean = '峇粿焗'
/** Hong Kong's forms of characters that Taiwan, and so Big5, writes as 著 and 蔥. */
const hongKong = '着葱'
const onlySimplified: Script = (character) =>
  simplified.has(character) && !traditional.has(character) && character !== rolledOut && !hongKong.includes(character)
const onlyTraditional: Script = (character) =>
  traditional.has(character) && !simplified.has(character) && !singaporean.includes(character)

const foreignScripts: Record<Language, readonly Script[]> = {
  en: [han, hangul, kana],
  id: [han, hangul, kana],
  ko: [han, kana],
  'zh-Hans': [onlyTraditional, hangul, kana],
  'zh-Hant': [onlySimplified, hangul, kana],
}

function charactersOf(encoding: string, firstLead: number, lastLead: number, trails: readonly [number, number][]): Set<string> {
  const decoder = new TextDecoder(encoding)
  const characters = new Set<string>()
  for (let lead = firstLead; lead <= lastLead; lead += 1) {
    for (const [first, last] of trails) {
      for (let trail = first; trail <= last; trail += 1) characters.add(decoder.decode(new Uint8Array([lead, trail])))
    }
  }
  return characters
}

/** Frequent words of one language that do not exist in the other. */
const functionWords: Record<'en' | 'id', ReadonlySet<string>> = {
  en: new Set(
    'the and of with for your you is are was this that from it its we our not can has have how what when which'.split(' '),
  ),
  id: new Set('dan yang untuk dengan dari ini itu tidak anda pada atau adalah ke di kami akan dapat bisa lebih oleh'.split(' ')),
}
