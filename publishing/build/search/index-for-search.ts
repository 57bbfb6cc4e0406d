import { type CacheSizes, createCatalog } from '#catalog/create-catalog.ts'
import type { ContentDatabase } from '#catalog/database/content-database.ts'
import type { ArticleRows, ContentIndex } from '#catalog/snapshot/content-index.ts'
import { writeSearch } from './write-search.ts'

/** Writes the search index of content that has just been written. */
export function indexForSearch(
  database: ContentDatabase,
  content: Omit<ContentIndex, 'search'>,
  changed: Parameters<typeof writeSearch>[3] = 'all',
): void {
  const rows = Object.entries(content.articles).map(([kind, all]) => [kind, all.map((row) => ({ ...row, until: undefined }))])
  // Object.fromEntries loses the kinds, which are those of the content.
  const articles = Object.fromEntries(rows) as ArticleRows
  const notices = content.notices.map((notice) => ({ ...notice, until: undefined }))
  const whole = { ...content, notices, articles, search: () => ({ total: 0, groups: [] }) }
  writeSearch(database, createCatalog(whole, endOfTime, { cacheSizes: cacheSizesForWriting }), content.searchWords, changed)
}

/** Most entries are asked for once. Articles show cards of the same products. */
const cacheSizesForWriting: CacheSizes = { products: 1, cards: 100, series: 1, articles: 1, articleCards: 1 }

/** A day on which everything is public that has no last day. */
const endOfTime = '9999-12-31'
