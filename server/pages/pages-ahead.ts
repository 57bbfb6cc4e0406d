import type { Catalog } from '#catalog/catalog.ts'
import { languages } from '#contract/languages.ts'
import { articleUrl, pageUrl } from '#contract/pages/urls.ts'
import { categories } from '#contract/products/categories.ts'
import type { ArticleKind } from '#contract/views/articles.ts'
import { type IndexedPages, indexedByKind } from './indexed-pages.ts'

type List = Pick<IndexedPages, 'count' | 'read'>

const pagesPerTurn = 12
const articleKinds: readonly ArticleKind[] = ['news', 'recipe', 'video', 'case', 'happiness', 'press', 'career']

/**
 * The URLs of all indexed pages, those that are the fewest clicks away first: home and the lists, then what is listed, from the beginning of
 * each list, then all others. A page may come twice. Lists are read as far as they are needed: the page cache may hold only the first pages.
 */
export function* pagesAhead(catalog: Catalog): Generator<string> {
  const [single, ...others] = indexedByKind(catalog)
  const stages: List[][] = [single ? [single] : [], listEntries(catalog), others]
  for (const lists of stages) yield* inTurns(lists)
}

/** Products and articles, in the order of their lists. */
function listEntries(catalog: Catalog): List[] {
  const products = categories.map(({ number }): List => {
    const { length: count } = catalog.productIds(number)
    return {
      count,
      read: (range) =>
        catalog
          .productGroups('en', number, {}, range)
          .flatMap((series) => series.products.filter(({ isOutside }) => !isOutside))
          .map(({ code }) => ({ url: (language) => pageUrl(language, 'product', { id: code }) })),
    }
  })
  const articles = articleKinds.map((kind): List => {
    const ids = catalog.articleIds(kind)
    return {
      count: ids.length,
      read: ({ from, limit }) =>
        ids.slice(from, from + limit).map((id) => ({ url: (language) => articleUrl(language, kind, id) })),
    }
  })
  return [...products, ...articles]
}

/** A few pages of each list in turn, each in all languages. */
function* inTurns(lists: readonly List[]): Generator<string> {
  const longest = Math.max(0, ...lists.map(({ count }) => count))
  for (let from = 0; from < longest; from += pagesPerTurn) {
    for (const { count, read } of lists) {
      const pages = from < count ? read({ from, limit: pagesPerTurn }) : []
      for (const { url } of pages) for (const { language } of languages) yield url(language)
    }
  }
}
