import MiniSearch, { type SearchResult } from 'minisearch'
import type { SearchGroup, SearchHit, SearchKind, SearchView } from '#contract/views/search.ts'
import { codeKey } from '../queries/code-key.ts'
import { excerptOf, markAll } from './marked-text.ts'
import type { SearchEntry } from './search-entry.ts'
import { isSyllables, locateTerms, queryTerms } from './terms.ts'

/** What somebody looks for is short; whatever is longer is read so far. */
const longestQuery = 100
const mostTerms = 10

/** How much a kind weighs: who types "hood" looks for hoods before their leaflets. */
const weights: Partial<Record<SearchKind, number>> = { product: 2, document: 0.6, shop: 0.8 }
/** A model that was named stands before everything that speaks of it. */
const namedModel = 50

/** Finds the best hits of each kind, at most `limit` of them. */
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
    const asked = query.toWellFormed().slice(0, longestQuery)
    const looked = queryTerms(asked).slice(0, mostTerms)
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
    if (term === key || term === key.slice(2)) return namedModel
  }
  return weights[target.kind] ?? 1
}

/**
 * What says all that was asked, word by word or with words that begin so. Only if there is nothing, with a letter wrong; and only if there is
 * still nothing, what says at least half of it.
 */
function resultsOf(index: MiniSearch, terms: readonly string[]): SearchResult[] {
  if (terms.length === 0) return []
  const text = terms.join(' ')
  const options = { prefix: mayBeBeginning, tokenize: () => [...terms] }
  const exact = index.search(text, { ...options, combineWith: 'AND' })
  if (exact.length > 0) return exact

  const forgiven = index.search(text, { ...options, combineWith: 'OR', fuzzy: lettersForgiven })
  const sayAtLeast = (count: number) => forgiven.filter(({ queryTerms: said }) => new Set(said).size >= count)
  const all = sayAtLeast(terms.length)
  return all.length > 0 ? all : sayAtLeast(Math.ceil(terms.length / 2))
}

/**
 * The last word may not be finished. Those before it find longer words only where they are long enough to mean something. Two characters of
 * Chinese or Korean are a whole term; one is the beginning of several.
 */
function mayBeBeginning(term: string, index: number, terms: readonly string[]): boolean {
  if (isSyllables(term)) return [...term].length === 1
  return term.length >= (index === terms.length - 1 ? 2 : 4)
}

function lettersForgiven(term: string): number {
  return !isSyllables(term) && term.length >= 4 ? 1 : 0
}

/** Words as the text has them; of Chinese and Korean, which is found by beginnings too, as they were looked for. */
function markedTerms(looked: readonly string[], found: readonly string[]): ReadonlySet<string> {
  return new Set([...looked.filter(isSyllables), ...found.filter((term) => !isSyllables(term))])
}

function hitOf({ target, title, intro, body }: SearchEntry, terms: ReadonlySet<string>): SearchHit {
  return { ...target, title: markAll(title, terms), excerpt: excerptOf(intro, body, terms) }
}
