import MiniSearch, { type SearchResult } from 'minisearch'
import type { SearchGroup, SearchHit, SearchKind, SearchView } from '#contract/views/search.ts'
import { codeKey } from '../queries/code-key.ts'
import { excerptOf, markAll } from './marked-text.ts'
import type { SearchEntry } from './search-entry.ts'
import { isSyllables, locateTerms, queryTerms } from './terms.ts'

/** In characters. Longer queries are cut off. */
const maxQueryLength = 100
const maxTerms = 10

/** Ranking weight of each kind. A search for "hood" should list hoods before their leaflets. */
const weights: Partial<Record<SearchKind, number>> = { product: 2, document: 0.6, shop: 0.8 }
/** Ranks a model whose code was typed above everything that mentions it. */
const exactCodeWeight = 50

/** Finds the best hits, at most `limit` of each kind. */
export type Search = (query: string, limit: number) => SearchView

export function createSearch(entries: readonly SearchEntry[]): Search {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'keywords', 'intro', 'body'],
    extractField: ({ id, title, keywords, intro, body }, field) => fieldOf({ id, title, keywords, intro, body }, field),
    tokenize: (text) => locateTerms(text).map(({ term }) => term),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: queryTerms,
      boost: { title: 4, keywords: 3, intro: 1.5 },
      boostDocument: (id, term) => weightOf(entries[id], term),
    },
  })
  index.addAll(entries.map((entry, id) => ({ ...entry, id })))

  return (query, limit) => {
    const asked = query.toWellFormed().slice(0, maxQueryLength)
    const looked = queryTerms(asked).slice(0, maxTerms)
    const found = resultsOf(index, looked)
    const groups = new Map<SearchKind, SearchGroup>()
    for (const { id, terms } of found) {
      const entry = entries[id]
      if (!entry) continue
      const { kind } = entry.target
      const group = groups.get(kind) ?? { kind, total: 0, hits: [] }
      groups.set(kind, group)
      group.total += 1
      if (group.hits.length < limit) group.hits.push(hitOf(entry, markedTerms(looked, terms)))
    }
    return { total: found.length, groups: [...groups.values()] }
  }
}

type Fields = Pick<SearchEntry, 'title' | 'keywords' | 'intro' | 'body'> & { id: number }
function fieldOf(fields: Fields, name: string): string {
  const value = fields[name as keyof Fields]
  return typeof value === 'object' ? value.text : String(value)
}

function weightOf(entry: SearchEntry | undefined, term: string): number {
  if (!entry) return 1
  const { target } = entry
  if (target.kind === 'product') {
    const key = codeKey(target.product.code).toLowerCase()
    if (term === key || term === key.slice(2)) return exactCodeWeight
  }
  return weights[target.kind] ?? 1
}

/**
 * Returns entries that match all terms, as whole words or prefixes. If there are none, allows one wrong letter per term. If there are still
 * none, returns entries that match at least half of the terms.
 */
function resultsOf(index: MiniSearch, terms: readonly string[]): SearchResult[] {
  if (terms.length === 0) return []
  const text = terms.join(' ')
  const options = { prefix: isPrefixAllowed, tokenize: () => [...terms] }
  const exact = index.search(text, { ...options, combineWith: 'AND' })
  if (exact.length > 0) return exact

  const fuzzy = index.search(text, { ...options, combineWith: 'OR', fuzzy: allowedTypos })
  const matchingAtLeast = (count: number) => fuzzy.filter(({ queryTerms: said }) => new Set(said).size >= count)
  const all = matchingAtLeast(terms.length)
  return all.length > 0 ? all : matchingAtLeast(Math.ceil(terms.length / 2))
}

/**
 * The last word may be unfinished, so it matches as a prefix from two letters on. Earlier words need four letters. In Chinese and Korean,
 * two characters are a whole term, and a single character is a prefix.
 */
function isPrefixAllowed(term: string, index: number, terms: readonly string[]): boolean {
  if (isSyllables(term)) return [...term].length === 1
  return term.length >= (index === terms.length - 1 ? 2 : 4)
}

function allowedTypos(term: string): number {
  return !isSyllables(term) && term.length >= 4 ? 1 : 0
}

/** The terms to mark: words as they appear in the text, but Chinese and Korean characters as they were typed. */
function markedTerms(looked: readonly string[], found: readonly string[]): ReadonlySet<string> {
  return new Set([...looked.filter(isSyllables), ...found.filter((term) => !isSyllables(term))])
}

function hitOf({ target, title, intro, body }: SearchEntry, terms: ReadonlySet<string>): SearchHit {
  return { ...target, title: markAll(title, terms), excerpt: excerptOf(intro, body, terms) }
}
