import type { Language } from '#contract/languages.ts'
import { foldLetters } from './fold.ts'
import { typedInKorean } from './korean-keyboard.ts'
import { type LocatedMeasure, locateMeasures, type Measure } from './measures.ts'
import { type Atom, atomsOf, type Concept, type Found, type Phrases } from './phrases.ts'
import { koreanParticle, queryStopWords } from './stop-words.ts'
import { isSyllables, mayHaveTypos } from './terms.ts'

/** A measure that products must have, or be below or above. */
export type WantedMeasure = Measure & { compare: 'equal' | 'below' | 'above' }
/** What a query says. `parts`: its words in their order, by what they mean. */
export type Understood = {
  codes: readonly string[]
  measures: readonly WantedMeasure[]
  postcode?: string
  parts: readonly Part[]
}
export type Part = Found & { alternatives: readonly string[] }

type Vocabulary = {
  isKnown(word: string): boolean
  /** Whether a text has the term. */
  isTerm(term: string): boolean
  similarTo(word: string): readonly string[]
  isCode(code: string): boolean
  /** The codes of the models that begin so. */
  codesFrom(start: string): readonly string[]
  /** The codes of the models with this number. */
  codesOf(number: string): readonly string[]
}

/** Words in Latin letters and Chinese and Korean characters that are understood: a long sentence. Each takes time. */
const maxAtoms = 60
/** As many are looked for: a hundred initials of Korean words would be forty. */
const maxParts = 12

const below =
  /(?:under|below|less than|up to|at most|max(?:imum|imal)?|within|quieter than|cheaper than|[<≤]|低于|小于|不到|少于|不超过|低於|小於|不超過|di bawah|kurang dari|maks)[\s.]*$/iu
const belowAfter = /^\s*(?:以下|以内|以內|이하|미만|or less|ke bawah)/iu
const above =
  /(?:over|above|more than|at least|min(?:imum|imal)?|[>≥]|高于|大于|超过|至少|高於|大於|超過|di atas|lebih dari)[\s.]*$/iu
const aboveAfter = /^\s*(?:以上|이상|초과|or more|ke atas)/iu

export function understandQuery(query: string, language: Language, phrases: Phrases, vocabulary: Vocabulary): Understood {
  const { text: withoutMeasures, measures } = takeMeasures(query)
  const { text, codes } = takeCodes(inKorean(withoutMeasures, phrases), vocabulary)
  const postcode = /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0]
  const withoutPostcode = postcode ? text.replace(postcode, ' ') : text
  const atoms = atomsOf(withFaultCodes(withoutPostcode, vocabulary)).flatMap((atom) => corrected(atom, phrases, vocabulary))
  const parts = phrases
    .split(atoms.slice(0, maxAtoms), language)
    .flatMap((part) => wordsOf(correctedPhrase(part, language, phrases)))
    .slice(0, maxParts)
  return {
    codes,
    measures,
    ...(postcode && { postcode }),
    parts: parts.map((part) => ({ ...part, alternatives: alternativesOf(part, vocabulary) })),
  }
}

const digitOf = new Map(
  [...'单1單1双2雙2两2兩2二2三3四4五5'.matchAll(/(.)(\d)/gu)].map(([, numeral = '', digit = '']) => [numeral, digit]),
)
/** In Chinese, hobs have their number of burners in words: 双头. */
const numeralOfBurners = /[单單双雙两兩二三四五](?=[头頭眼])/gu

function takeMeasures(query: string): { text: string; measures: WantedMeasure[] } {
  let text = query.replace(numeralOfBurners, (numeral) => digitOf.get(numeral) ?? numeral)
  const measures = locateMeasures(text)
    .toReversed()
    .map(({ start, end, ...measure }: LocatedMeasure): WantedMeasure => {
      const [before, after] = [text.slice(0, start), text.slice(end)]
      const compare =
        below.test(before) || belowAfter.test(after) ? 'below' : above.test(before) || aboveAfter.test(after) ? 'above' : 'equal'
      text = `${before.replace(below, ' ').replace(above, ' ')} ${after.replace(belowAfter, ' ').replace(aboveAfter, ' ')}`
      return { ...measure, compare }
    })
  return { text, measures }
}

/** Codes in any shape: `RH-9010`, `rh 9010`, `rh9o1o`. All models with the start of one: `RH-90`. */
function takeCodes(query: string, { isCode, codesFrom, codesOf }: Vocabulary): { text: string; codes: string[] } {
  const codes: string[] = []
  const text = query.replace(
    /(?<![\p{Script=Latin}\d])[a-z]{2}[\s\p{Pd}._]*[\doil]{2,4}(?:[\s\p{Pd}._]*[\doil]{2})?(?![\p{Script=Latin}\d])/giu,
    (typed) => {
      const letters = typed.replace(/[^\p{L}\d]/gu, '').toLowerCase()
      const code = letters.slice(0, 2) + letters.slice(2).replaceAll('o', '0').replace(/[il]/g, '1')
      const named = isCode(code) ? [code] : codesFrom(code)
      // The start of a code is one word, as in the texts.
      if (named.length === 0) return /^[a-z]{2}-\d+$/i.test(typed) ? letters : typed
      codes.push(...named)
      return ' '
    },
  )
  const rest = text.replace(/(?<![\p{L}\d])\d{4}(?!\d)/gu, (number) => {
    const models = codesOf(number)
    codes.push(...models)
    return models.length > 0 ? ' ' : number
  })
  return { text: rest, codes }
}

/** Fault codes as the texts have them: `E05`, `E-5` and `Ｅ 5` are E5. */
function withFaultCodes(text: string, { isTerm }: Vocabulary): string {
  return text.replace(
    /(?<![\p{Script=Latin}\p{Nd}])\p{Script=Latin}[\s\p{Pd}]?[0０]?[1-9１-９](?![\p{Script=Latin}\p{Nd}])/gu,
    (typed) => {
      const code = foldLetters(typed).replace(/[^a-z1-9]/g, '')
      return isTerm(code) ? ` ${code} ` : typed
    },
  )
}

/** Korean words that were typed with the keyboard set to English. */
const inKorean = (text: string, { means }: Phrases) =>
  text.replace(/(?<![\p{L}\d])[a-z]{3,}(?![\p{L}\d])/giu, (word) => {
    const korean = means(word) ? undefined : typedInKorean(word)
    return korean && means(korean) ? korean : word
  })

/** Corrects the spelling of a word that no text has. Splits two words written as one. */
function corrected(atom: Atom, { joined, singleWords }: Phrases, { isKnown, similarTo }: Vocabulary): readonly Atom[] {
  if (atom.isCharacter || singleWords.has(atom.text)) return [atom]
  const phrase = joined.get(atom.text)
  if (phrase) return phrase
  if (isKnown(atom.text) || !mayHaveTypos(atom.text)) return [atom]
  const [nearest] = similarTo(atom.text)
  if (nearest === undefined) return [atom]
  return joined.get(nearest) ?? [atom]
}

/** In Chinese and Korean, three characters or more with one that is wrong. What questions consist of is no mistake. */
function correctedPhrase(part: Found, language: Language, { almost }: Phrases): Found {
  const isRun = part.concepts.length === 0 && part.atoms.length >= 3 && part.atoms.every(({ isCharacter }) => isCharacter)
  const mayBeWrong =
    isRun &&
    part.atoms
      .map(({ text }) => text)
      .join('')
      .search(queryStopWords) < 0
  return mayBeWrong ? { ...part, concepts: almost(part.atoms, language) } : part
}

/** Words without a meaning of their own are looked for one by one. Leaves out what questions consist of. */
function wordsOf(part: Found): Found[] {
  if (part.concepts.length > 0) return [part]
  const found: Found[] = []
  let run: Atom[] = []
  const endRun = () => {
    const text = run
      .map((atom) => (atom.startsWord ? ` ${atom.text}` : atom.text))
      .join('')
      .replace(queryStopWords, ' ')
    for (const typed of text.split(' ')) {
      const word = typed.replace(koreanParticle, '')
      if (word !== '')
        found.push({
          concepts: [],
          atoms: [...word].map((character, at) => ({ text: character, isCharacter: true, startsWord: at === 0 })),
        })
    }
    run = []
  }
  for (const atom of part.atoms) {
    if (atom.isCharacter) run.push(atom)
    else {
      endRun()
      found.push({ concepts: [], atoms: [atom] })
    }
  }
  endRun()
  return found
}

function alternativesOf({ concepts, atoms }: Found, { isKnown, similarTo }: Vocabulary): string[] {
  const [only] = atoms
  if (concepts.length > 0 || atoms.length !== 1 || !only || isSyllables(only.text) || isKnown(only.text)) return []
  return mayHaveTypos(only.text) ? [...similarTo(only.text)] : []
}

export const intents = (parts: readonly Part[]): NonNullable<Concept['finds']>[] =>
  parts.flatMap(({ concepts }) => concepts.flatMap(({ finds }) => finds ?? []))
