import { allLists, type PagedList, pageCount } from '#app/loading/list-page.server.ts'
import type { Catalog } from '#catalog/catalog.ts'
import { inRange, type Range } from '#catalog/editorial-catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { IdKind } from '#contract/pages/page.ts'
import { paths } from '#contract/pages/paths.ts'
import { type PageKey, pageKeys, pageRow } from '#contract/pages/table.ts'
import { slugOf } from '#contract/pages/text-pages.ts'
import { fitUrl, framedUrl, localPath, pageUrl, pageValue } from '#contract/pages/urls.ts'
import { categories } from '#contract/products/categories.ts'
import type { ArticleKind, Day } from '#contract/views/articles.ts'

/** The URL of a page in a language. */
export type PageInLanguage = (language: Language) => string
export type IndexedPage = { url: PageInLanguage; published?: Day }

/** Pages of one kind. There may be thousands, so they are read in ranges. */
export type IndexedPages = {
  name: string
  count: number
  /** Articles are listed oldest first, so that a new one changes only the last part of the sitemap. */
  read: (range: Range) => IndexedPage[]
}

/** All pages that search engines should index. */
export function indexedPages(catalog: Catalog): PageInLanguage[] {
  return indexedByKind(catalog).flatMap(({ count, read }) => read({ from: 0, limit: count }).map(({ url }) => url))
}

export function indexedByKind(catalog: Catalog): IndexedPages[] {
  const indexed = pageKeys.filter((page) => pageRow(page).indexed !== undefined)
  return [
    listed(
      'pages',
      indexed.flatMap((page) => singlePages(page, catalog)),
    ),
    listed(
      'list-pages',
      allLists.flatMap((list) => furtherPages(catalog, list)),
    ),
    ...indexed.flatMap((page) => (pageRow(page).indexed?.endsWith('each') ? (onePerEntry(page, catalog) ?? []) : [])),
    listed('accessories', accessoriesByModel(catalog)),
    listed('fit', fitByCategory(catalog)),
  ]
}

/** The page itself, or the page of each category. */
function singlePages(page: PageKey, catalog: Catalog): PageInLanguage[] {
  const { indexed = '', id: subject } = pageRow(page)
  const slug = slugOf(page)
  const hasText = slug === undefined || catalog.page('en', slug) !== undefined
  return [
    ...(indexed.startsWith('itself') && hasText ? [(language: Language) => localPath(language, paths[page])] : []),
    ...(indexed.endsWith('each') && subject === 'category' ? categories.map(({ number }) => withId(page, String(number))) : []),
  ]
}

/** The pages of a list after the first one. */
function furtherPages(catalog: Catalog, list: PagedList): PageInLanguage[] {
  const id = 'category' in list ? String(list.category) : undefined
  return Array.from({ length: pageCount(catalog, list) - 1 }, (_, index): PageInLanguage => {
    const page = pageValue(index + 2)
    return (language) => localPath(language, paths[list.page], { id, page })
  })
}

/** The fit finder of each category that has products. */
function fitByCategory(catalog: Catalog): PageInLanguage[] {
  const sold = categories.filter(({ number }) => catalog.productIds(number).length > 0)
  return sold.map(
    ({ number }) =>
      (language) =>
        fitUrl(language, number),
  )
}

/** What fits a model: people search for its filter by its code. */
function accessoriesByModel(catalog: Catalog): PageInLanguage[] {
  const fitted = new Set(catalog.accessories('en').flatMap(({ models }) => models))
  return catalog
    .supportedCodes()
    .filter((code) => fitted.has(code))
    .map(
      (code): PageInLanguage =>
        (language) =>
          pageUrl(language, 'accessories', { code }),
    )
}

/** A page of the table once per entry of the content; undefined if it isn't about entries. */
function onePerEntry(page: PageKey, catalog: Catalog): IndexedPages | undefined {
  const { id: idKind } = pageRow(page)
  const each = (ids: readonly string[]) =>
    listed(
      partName(page),
      ids.map((id) => withId(page, id)),
    )
  switch (idKind) {
    case undefined:
    case 'category':
    case 'city':
      return undefined
    case 'product':
      return each(catalog.productCodes())
    case 'supportedProduct':
      return each(catalog.supportedCodes())
    case 'care':
      return each(catalog.careGuides().map(String))
    case 'feature':
      return each(catalog.featureIds())
    case 'framedPage':
      return framedPages(partName(page), catalog)
    default:
      return articlePages(page, idKind, catalog)
  }
}

/** The name of a part of the sitemap, which is part of its URL: `news-article` for `newsArticle`. */
const partName = (page: PageKey): string => page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const withId =
  (page: PageKey, id: string): PageInLanguage =>
  (language) =>
    localPath(language, paths[page], { id })

function listed(name: string, urls: readonly PageInLanguage[]): IndexedPages {
  return { name, count: urls.length, read: (range) => inRange(urls, range).map((url) => ({ url })) }
}

/** Our own framed pages are indexed under the URL of the page with the frame. Framed pages of other sites are not ours to index. */
function framedPages(name: string, catalog: Catalog): IndexedPages {
  const ids = catalog.featureIds()
  return {
    name,
    count: ids.length,
    read: (range) =>
      inRange(ids, range).flatMap((id): IndexedPage[] => {
        const feature = catalog.feature('en', id)
        return feature ? [{ url: (language) => framedUrl(language, feature.type, feature.name, feature.category) }] : []
      }),
  }
}

function articlePages(page: PageKey, kind: Extract<IdKind, ArticleKind>, catalog: Catalog): IndexedPages {
  const count = catalog.articleIds(kind).length
  return {
    name: partName(page),
    count,
    read({ from, limit }) {
      const length = Math.min(limit, count - from)
      const newestFirst = catalog.articles('en', kind, { from: count - from - length, limit: length })
      return newestFirst.reverse().map(({ id, published }) => ({ url: withId(page, id), published }))
    },
  }
}
