import type { Language } from '#contract/languages.ts'
import type { Day } from '#contract/views/articles.ts'
import type { SearchGroup, SearchHit, SearchKind } from '#contract/views/search.ts'
import { createCatalog, type KeptViews } from '../create-catalog.ts'
import type { ContentDatabase } from '../database/content-database.ts'
import type { ArticleRows, ContentIndex } from '../snapshot/content-index.ts'
import { createFinder, type Match } from './find-matches.ts'
import { excerptOf, type Found, markAll } from './marked-text.ts'
import type { SearchEntry } from './search-entry.ts'
import { isSyllables, queryTerms } from './terms.ts'
import { writeSearch } from './write-search.ts'

/** In characters. Longer queries are cut off. */
const maxQueryLength = 100
const maxTerms = 10

/** Finds the best hits that are public on the day, at most `limit` of each kind. */
export function createSearch(database: ContentDatabase, content: Omit<ContentIndex, 'search'>): ContentIndex['search'] {
  const finders = new Map<Language, ReturnType<typeof createFinder>>()

  /** Most tests and tools never search, so a database in memory gets its index on the first search. */
  function openFinder(language: Language) {
    if (finders.size === 0 && !hasSearch(database)) indexForSearch(database, content)
    const finder = createFinder(database, language)
    finders.set(language, finder)
    return finder
  }

  return (language, query, limit, today) => {
    const asked = queryTerms(query.toWellFormed().slice(0, maxQueryLength)).slice(0, maxTerms)
    if (asked.length === 0) return { total: 0, groups: [] }
    const finder = finders.get(language) ?? openFinder(language)
    const { matches, isFound } = finder.find(asked, today)
    const marked: Found = { has: (term) => (isSyllables(term) ? asked.includes(term) : isFound(term)) }
    const shown = (match: Match) => hitOf(asOf(finder.entry(match), today), marked)
    return { total: matches.length, groups: groupsOf(matches, limit, shown) }
  }
}

function hasSearch(database: ContentDatabase): boolean {
  return database.prepare("select 1 from sqlite_schema where name = 'search_entries'").get() !== undefined
}

/** Writes the search index of content that has just been written. */
export function indexForSearch(
  database: ContentDatabase,
  content: Omit<ContentIndex, 'search'>,
  changed: Parameters<typeof writeSearch>[2] = 'all',
): void {
  const rows = Object.entries(content.articles).map(([kind, all]) => [kind, all.map((row) => ({ ...row, until: undefined }))])
  // Object.fromEntries loses the kinds, which are those of the content.
  const articles = Object.fromEntries(rows) as ArticleRows
  const whole = { ...content, articles, search: () => ({ total: 0, groups: [] }) }
  writeSearch(database, createCatalog(whole, endOfTime, { kept: keptForWriting }), changed)
}

/** Most entries are asked for once. Articles show cards of the same products. */
const keptForWriting: KeptViews = { products: 1, cards: 100, series: 1, articles: 1, articleCards: 1 }

/** A day on which everything is public that has no last day. */
const endOfTime = '9999-12-31'

/** The matches by kind, best first, with at most `limit` hits of each. */
function groupsOf(matches: readonly Match[], limit: number, shown: (match: Match) => SearchHit): SearchGroup[] {
  const groups = new Map<SearchKind, SearchGroup>()
  for (const match of matches) {
    const group = groups.get(match.kind) ?? { kind: match.kind, total: 0, hits: [] }
    groups.set(match.kind, group)
    group.total += 1
    if (group.hits.length < limit) group.hits.push(shown(match))
  }
  return [...groups.values()]
}

/** A product that will be discontinued later is still sold. */
function asOf(entry: SearchEntry, today: Day): SearchEntry {
  const { target } = entry
  if (target.kind !== 'product' || target.discontinued === undefined || target.discontinued <= today) return entry
  const { discontinued: _, ...sold } = target
  return { ...entry, target: sold }
}

function hitOf({ target, title, intro, body }: SearchEntry, found: Found): SearchHit {
  return { ...target, title: markAll(title, found), excerpt: excerptOf(intro, body, found) }
}
