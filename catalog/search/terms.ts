import { stopWords } from './stop-words.ts'

/** A term and its position in the text. Terms may overlap. */
export type LocatedTerm = { term: string; start: number; end: number }

const code = /(?<![A-Za-z0-9])[A-Za-z]{2}-?[0-9]{4}(?![A-Za-z0-9])/u
const syllables = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+/u
const word = /(?:(?![\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}])+/u
const pieces = new RegExp([code, syllables, word].map(({ source }) => `(${source})`).join('|'), 'gu')

/**
 * Splits a text into index terms. Words lose case, accents and English endings, and stop words are left out. Chinese and Korean have no
 * spaces between words, or attach endings to them, so each pair of neighbouring characters is a term, plus the last character alone. A
 * single character then matches as a prefix. The code of a model also gives its number as a term.
 */
export function locateTerms(text: string): LocatedTerm[] {
  return [...text.matchAll(pieces)].flatMap(({ 0: piece, 1: model, 2: run, index: start }) => {
    if (run !== undefined) return pairsOf(run, start)
    const end = start + piece.length
    const letters = normalised(piece)
    if (model !== undefined) {
      const term = letters.replace('-', '')
      return [term, term.slice(2)].map((one) => ({ term: one, start, end }))
    }
    return stopWords.has(letters) ? [] : [{ term: stem(letters), start, end }]
  })
}

/** The terms of a query, without terms that lie inside a longer one: a model only by its whole code, single characters only if alone. */
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

/** Whether a term may be a word of the texts with one wrong letter, or such a word. Short words would match too many others. */
export function mayHaveTypos(term: string): boolean {
  return term.length >= 3 && !isSyllables(term)
}

function pairsOf(run: string, start: number): LocatedTerm[] {
  let at = start
  const characters = [...run].map((character) => {
    const located = {
      term: character < firstCompatible ? character : normalised(character),
      start: at,
      end: at + character.length,
    }
    at = located.end
    return located
  })
  return characters.map((first, index) => {
    const second = characters[index + 1]
    return second ? { term: first.term + second.term, start: first.start, end: second.end } : first
  })
}

/** Start of the compatibility characters, which have the same meaning as earlier characters. */
const firstCompatible = '\uF900'

/** Normalises full-width letters, capitals and accents. */
function normalised(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase()
  return text.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
}

/** Rough stemming: "oven" finds "ovens", and "clean" finds "cleaned". Queries and texts are stemmed in the same way. */
function stem(term: string): string {
  const [, stemmed = term] =
    /^([a-z]{4,})(?:ing|ed)$/.exec(term) ?? /^([a-z]+(?:sh|ch|x|ss))es$/.exec(term) ?? /^([a-z]{2,}[a-rt-z])s$/.exec(term) ?? []
  return stemmed
}
