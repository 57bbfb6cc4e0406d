import { foldCharacter, foldLetters } from './fold.ts'
import { locateMeasures, measureSign, measureTerm } from './measures.ts'
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
 * single character then matches as a prefix. The code of a model also gives its number as a term, and a number with a unit its measure.
 * `mayBegin`: only terms that begin with such a character are wanted; there may be others too.
 */
export function locateTerms(text: string, mayBegin: (codePoint: number) => boolean = () => true): LocatedTerm[] {
  const terms: LocatedTerm[] = []
  for (const { 0: piece, 1: model, 2: run, index: start } of text.matchAll(pieces)) {
    const end = start + piece.length
    if (run !== undefined) addPairs(terms, run, start, mayBegin)
    else if (model !== undefined) {
      const term = foldLetters(model).replace('-', '')
      for (const one of [term, term.slice(2)]) terms.push({ term: one, start, end })
    } else if (mayBegin(piece.codePointAt(0) ?? 0)) {
      const letters = foldLetters(piece)
      if (!stopWords.has(letters)) terms.push({ term: stem(letters), start, end })
    }
  }
  if (!mayBegin(measureSign.charCodeAt(0))) return terms
  const measures = locateMeasures(text).map((one) => ({ term: measureTerm(one), start: one.start, end: one.end }))
  return measures.length === 0 ? terms : [...terms, ...measures].toSorted((a, b) => a.start - b.start)
}

/** The terms of a query, without terms that lie inside a longer one: a model only by its whole code, single characters only if alone. */
export function queryTerms(query: string): string[] {
  const located = locateTerms(query)
  const whole = located.filter(
    ({ start, end }, index) => !located.slice(0, index).some((other) => other.start <= start && end <= other.end),
  )
  return [...new Set(whole.map(({ term }) => term))]
}

/** The terms of a phrase as they follow each other in texts. A character that ends it may begin a pair there. */
export function phraseTerms(phrase: string): string[] {
  const terms = locateTerms(phrase).map(({ term }) => term)
  const last = terms.at(-1) ?? ''
  return terms.length > 1 && isSyllables(last) && [...last].length === 1 ? terms.slice(0, -1) : terms
}

export function isSyllables(term: string): boolean {
  return syllables.test(term)
}

/** Whether a term may be a word of the texts with a wrong letter, or such a word. Short words would match too many others. */
export function mayHaveTypos(term: string): boolean {
  return term.length >= 3 && !isSyllables(term) && !term.startsWith(measureSign)
}

function addPairs(terms: LocatedTerm[], run: string, start: number, mayBegin: (codePoint: number) => boolean) {
  let at = 0
  while (at < run.length) {
    const code = run.codePointAt(at) ?? 0
    const next = at + (code > 0xffff ? 2 : 1)
    if (mayBegin(code)) {
      const [second = ''] = run.slice(next, next + 2)
      const term = foldCharacter(run.slice(at, next)) + foldCharacter(second)
      terms.push({ term, start: start + at, end: start + next + second.length })
    }
    at = next
  }
}

/** Rough stemming: "oven" finds "ovens", and "clean" finds "cleaned". Queries and texts are stemmed in the same way. */
export function stem(term: string): string {
  const [, stemmed = term] =
    /^([a-z]{4,})(?:ing|ed)$/.exec(term) ?? /^([a-z]+(?:sh|ch|x|ss))es$/.exec(term) ?? /^([a-z]{2,}[a-rt-z])s$/.exec(term) ?? []
  return stemmed
}
