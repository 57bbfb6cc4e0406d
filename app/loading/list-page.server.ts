import type { Catalog } from '#catalog/catalog.ts'
import type { Range } from '#catalog/editorial-catalog.ts'
import type { PagedPage } from '#contract/pages/table.ts'
import { type CategoryNumber, categories } from '#contract/products/categories.ts'
import type { ArticleKind } from '#contract/views/articles.ts'
import { type ListChoice, type ListPage, noChoice } from '#contract/views/list-choice.ts'

/** A list of the site that may have several pages. */
export type PagedList =
  | { page: 'productList'; category: CategoryNumber; choice: ListChoice }
  | { page: 'manuals'; category: CategoryNumber }
  | { page: 'fit'; category: CategoryNumber }
  | { page: ArticleListPage }

type ArticleListPage = keyof typeof articleKinds

export const articleKinds = {
  news: 'news',
  videos: 'video',
  recipes: 'recipe',
  happyKitchen: 'happiness',
  cases: 'case',
  press: 'press',
} as const satisfies { [Page in PagedPage]?: ArticleKind }

/**
 * Entries per page. Whole rows in two, three and four columns, with one more for lists whose first article has a row of its own. A page with
 * so many different entries has about 22 KB of HTML (brotli).
 */
const sizes: Record<PagedPage, number> = {
  productList: 24,
  manuals: 48,
  fit: 24,
  news: 25,
  videos: 25,
  recipes: 25,
  happyKitchen: 25,
  cases: 24,
  press: 25,
}

export type LoadedListPage = { pages: ListPage; range: Range }

/** The page of a list that the URL asks for; undefined if there is no such page. */
export function listPage(catalog: Catalog, list: PagedList, pageParam: string | null): LoadedListPage | undefined {
  const number = parsePage(pageParam)
  const count = pageCount(catalog, list)
  if (number === undefined || number > count) return undefined
  const limit = sizes[list.page]
  return { pages: { number, count }, range: { from: (number - 1) * limit, limit } }
}

/** Every list has a first page, even an empty one. */
export function pageCount(catalog: Catalog, list: PagedList): number {
  return Math.max(1, Math.ceil(lengthOf(catalog, list) / sizes[list.page]))
}

/** The page of the list that shows a product. */
export function pageOfProduct(catalog: Catalog, category: CategoryNumber, id: string): number {
  const place = Math.max(0, catalog.productIds(category).indexOf(id))
  return Math.floor(place / sizes.productList) + 1
}

/** All lists of the site, each without filters. */
export const allLists: readonly PagedList[] = [
  ...categories.flatMap(({ number: category }): PagedList[] => [
    { page: 'productList', category, choice: noChoice },
    { page: 'manuals', category },
  ]),
  { page: 'news' },
  { page: 'videos' },
  { page: 'recipes' },
  { page: 'happyKitchen' },
  { page: 'cases' },
  { page: 'press' },
]

/** Numbers in our own spelling only, so that each page has one URL. */
function parsePage(pageParam: string | null): number | undefined {
  if (pageParam === null || pageParam === '') return 1
  return /^[1-9][0-9]{0,5}$/.test(pageParam) ? Number(pageParam) : undefined
}

function lengthOf(catalog: Catalog, list: PagedList): number {
  switch (list.page) {
    case 'productList':
      return catalog.productIds(list.category, list.choice).length
    case 'fit':
      return catalog.productIds(list.category).length
    case 'manuals':
      return catalog.supportedCodes(list.category).length
    default:
      return catalog.articleIds(articleKinds[list.page]).length
  }
}
