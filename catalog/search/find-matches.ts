import type { Language } from '#contract/languages.ts'
import type { Day } from '#contract/views/articles.ts'
import type { SearchKind } from '#contract/views/search.ts'
import type { ContentDatabase } from '../database/content-database.ts'
import { unpacked } from '../database/packed.ts'
import type { SearchEntry } from './search-entry.ts'
import { indexOf } from './search-tables.ts'
import { isSyllables, mayHaveTypos } from './terms.ts'

/** A search entry that matches a query. */
export type Match = { key: number; kind: SearchKind; score: number }
/** The matches, best first. `isFound` tells which words of a text the query found. */
export type Matches = { matches: readonly Match[]; isFound: (term: string) => boolean }

/** Ranking weight of each field: title, keywords, introduction, body. */
const fieldWeights = '4.0, 3.0, 1.5, 1.0'
/** Ranking weight of each kind. A search for "hood" should list hoods before their filters and leaflets. */
const kindWeight =
  "case kind when 'product' then 2 when 'document' then 0.6 when 'shop' then 0.8 when 'accessory' then 0.8 else 1 end"
/** Rank a model whose code, or the number of its code, was typed above everything that mentions it. */
const codeWeights = { code: 100, number: 50 }

export function createFinder(database: ContentDatabase, language: Language) {
  const select = database.prepare(
    `select key, kind, code, -bm25(${indexOf(language)}, ${fieldWeights}) * ${kindWeight} as score
     from ${indexOf(language)} join search_entries on key = ${indexOf(language)}.rowid
     where ${indexOf(language)} match ? and (published is null or published <= ?) and (until is null or until >= ?)`,
  )
  // There may be thousands of matches, and arrays are made faster than objects.
  select.setReturnArrays(true)
  const text = database.prepare('select value from search_texts where key = ?')
  let words: Map<number, string[]> | undefined

  /** The words of the content, by length. */
  function wordsByLength() {
    const rows = database.prepare('select word from search_words where language = ?').all(language)
    return Map.groupBy(
      rows.map(({ word }) => String(word)),
      ({ length }) => length,
    )
  }

  function matching(expression: string, terms: readonly string[], today: Day): Match[] {
    // The columns of the query, in its order.
    const rows = select.all(expression, today, today) as unknown as [number, SearchKind, string | null, number][]
    return rows.map(([key, kind, code, score]) => ({
      key,
      kind,
      score: code === null ? score : score * codeWeight(code, terms),
    }))
  }

  /** Entries with at least `least` of the terms, whose scores are added up. */
  function matchingAtLeast(least: number, ofEach: readonly (readonly Match[])[]): Match[] {
    const sums = new Map<number, Match & { terms: number }>()
    for (const match of ofEach.flat()) {
      const sum = sums.get(match.key)
      if (!sum) sums.set(match.key, { ...match, terms: 1 })
      else {
        sum.score += match.score
        sum.terms += 1
      }
    }
    return [...sums.values()].filter(({ terms }) => terms >= least)
  }

  /** The words of the content that differ from the term in one letter. */
  function similarTo(term: string): string[] {
    if (term.length < 4 || !mayHaveTypos(term)) return []
    words ??= wordsByLength()
    return [-1, 0, 1]
      .flatMap((longer) => words?.get(term.length + longer) ?? [])
      .filter((other) => other !== term && differInOneLetter(term, other))
  }

  /**
   * Finds entries that match all terms, as whole words or prefixes. If there are none, allows one wrong letter per term. If there are still
   * none, finds entries that match at least half of the terms.
   */
  function find(terms: readonly string[], today: Day): Matches {
    const patterns = terms.map((term, index) => patternOf(term, index === terms.length - 1))
    const exact = matching(patterns.map(expressionOf).join(' AND '), terms, today)
    if (exact.length > 0) return { matches: byScore(exact), isFound: foundBy(patterns) }

    const tolerant = patterns.map((pattern) => ({ ...pattern, similar: similarTo(pattern.term) }))
    const ofEach = tolerant.map((pattern) => matching(expressionOf(pattern), terms, today))
    const all = matchingAtLeast(terms.length, ofEach)
    const matches = all.length > 0 ? all : matchingAtLeast(Math.ceil(terms.length / 2), ofEach)
    return { matches: byScore(matches), isFound: foundBy(tolerant) }
  }

  return {
    find,
    entry: ({ key }: Match): SearchEntry => unpacked(text.get(key)?.['value']),
  }
}

type Pattern = { term: string; isPrefix: boolean; similar: readonly string[] }

/**
 * The last word may be unfinished, so it matches as a prefix from two letters on. Earlier words need four letters. In Chinese and Korean,
 * two characters are a whole term, and a single character is a prefix.
 */
function patternOf(term: string, isLast: boolean): Pattern {
  const isPrefix = isSyllables(term) ? [...term].length === 1 : term.length >= (isLast ? 2 : 4)
  return { term, isPrefix, similar: [] }
}

/** A whole word counts as itself and as a prefix, so it ranks higher than the start of a longer word. Terms have no quotation marks. */
function expressionOf({ term, isPrefix, similar }: Pattern): string {
  const words = [term, ...similar].map((word) => `"${word}"`)
  return `(${[...words, ...(isPrefix ? [`"${term}" *`] : [])].join(' OR ')})`
}

function foundBy(patterns: readonly Pattern[]) {
  const words = new Set(patterns.flatMap(({ term, similar }) => [term, ...similar]))
  const prefixes = patterns.filter(({ isPrefix }) => isPrefix).map(({ term }) => term)
  return (term: string) => words.has(term) || prefixes.some((prefix) => term.startsWith(prefix))
}

const byScore = (matches: readonly Match[]) => matches.toSorted((a, b) => b.score - a.score || a.key - b.key)

/** People also type the code as two words. */
function codeWeight(code: string, terms: readonly string[]): number {
  if (terms.some((term, index) => term === code || term + terms[index + 1] === code)) return codeWeights.code
  return terms.includes(code.slice(2)) ? codeWeights.number : 1
}

/** One letter is missing, is too many, or is another one. */
function differInOneLetter(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  return short.slice(short.length === long.length ? start + 1 : start) === long.slice(start + 1)
}
