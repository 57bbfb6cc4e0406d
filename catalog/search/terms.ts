import { stopWords } from './stop-words.ts'

/** A term and where it stands in the text; several terms may stand for the same letters. */
export type LocatedTerm = { term: string; start: number; end: number }

const code = /(?<![A-Za-z0-9])[A-Za-z]{2}-?[0-9]{4}(?![A-Za-z0-9])/u
const syllables = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+/u
const word = /(?:(?![\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}])+/u
const pieces = new RegExp([code, syllables, word].map(({ source }) => `(${source})`).join('|'), 'gu')

/**
 * The terms by which a text is found. Words stand for themselves, without case, accents and English endings; those that
 * say nothing are left out. Chinese and Korean are written without
 * spaces, or with endings glued to their words: there every two neighbouring characters are a term, and the last one by itself, so that one
 * character can be looked for as the beginning of a term. The code of a model is found by its number, too.
 */
export function locateTerms(text: string): LocatedTerm[] {
  return [...text.matchAll(pieces)].flatMap(({ 0: piece, 1: model, 2: run, index: start }) => {
    if (run !== undefined) return pairsOf(run, start)
    const end = start + piece.length
    const letters = plain(piece)
    if (model !== undefined) {
      const term = letters.replace('-', '')
      return [term, term.slice(2)].map((one) => ({ term: one, start, end }))
    }
    return stopWords.has(letters) ? [] : [{ term: stem(letters), start, end }]
  })
}

/** What is looked for: a model by its whole code alone, single characters only where they stand alone. */
export function queryTerms(query: string): string[] {
  const located = locateTerms(query)
  const whole = located.filter(
    ({ start, end }, index) => !located.slice(0, index).some((other) => other.start <= start && end <= other.end),
  )
  return [...new Set(whole.map(({ term }) => term))]
}

export function isSyllables(term: string): boolean {
  return syllables.test(term)
}

function pairsOf(run: string, start: number): LocatedTerm[] {
  let at = start
  const characters = [...run].map((character) => {
    const located = { term: character < firstCompatible ? character : plain(character), start: at, end: at + character.length }
    at = located.end
    return located
  })
  return characters.map((first, index) => {
    const second = characters[index + 1]
    return second ? { term: first.term + second.term, start: first.start, end: second.end } : first
  })
}

/** From here on stand characters that mean the same as an earlier one. */
const firstCompatible = '\uF900'

/** Full-width letters, capitals and accents make no difference. */
function plain(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase()
  return text.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
}

/** "ovens", "cleaned" and "cleaning" are found by "oven" and "clean". Rough, but the same for what is looked for and for what is found. */
function stem(term: string): string {
  const [, stemmed = term] =
    /^([a-z]{4,})(?:ing|ed)$/.exec(term) ?? /^([a-z]+(?:sh|ch|x|ss))es$/.exec(term) ?? /^([a-z]{2,}[a-rt-z])s$/.exec(term) ?? []
  return stemmed
}
