import type { CategoryNumber } from '#contract/categories.ts'
import { type Language, languageEntry } from '#contract/languages.ts'
import type { FilterChoice, LookupType, ProductCard } from '#contract/views.ts'
import { formatFilters } from './filter-query.ts'

/** What `/otherwebsite` calls the kinds of page it frames (G13). */
export const lookupTypes: Record<LookupType, string> = { series: '1', product: '2', campaign: '3' }

/** Paths as the maker's customers have known them for years. Their spelling stands here and nowhere else. */
export const paths = {
  home: '/',
  productList: '/productlist',
  compare: '/constrast',
  product: '/productdetail',
  framed: '/otherwebsite',
  feature: '/features',
  productMenu: '/product-menu',
  reviewsFrame: '/reviews-frame',
  productModel: '/product-model',
} as const

/** Every query name by which some page is chosen; `app/pages.ts` says which page takes which. */
export const queryNames = [
  'id',
  'type',
  'name',
  'cate',
  'todata',
  'manycode',
  'chuancode',
  'filter',
  'q',
  'code',
  'form',
  'reference',
] as const
export type QueryName = (typeof queryNames)[number]

/** Every page of the site, by what it is. The page of a key lives in the folder of that name: productList -> app/routes/product-list/. */
export const urls = {
  home: (language: Language) => localPath(language, paths.home),
  productList: (language: Language, category: CategoryNumber, choice: FilterChoice = {}) =>
    localPath(language, paths.productList, { id: String(category), filter: formatFilters(choice) }),
  /** `ids` are product ids, at most three count; `category` is where the selectors start. */
  compare: (language: Language, ids: readonly string[], category?: CategoryNumber) =>
    localPath(language, paths.compare, { todata: category ? String(category) : '', manycode: ids.join(',') }),
  product: (language: Language, code: string) => localPath(language, paths.product, { id: code }),
  framed: (language: Language, type: LookupType, name: string, category: CategoryNumber) =>
    localPath(language, paths.framed, { type: lookupTypes[type], name, cate: String(category) }),
  feature: (language: Language, id: string) => localPath(language, `${paths.feature}/${id}`),
  productMenu: (language: Language) => localPath(language, paths.productMenu),
  productModel: (language: Language, code: string) => localPath(language, paths.productModel, { id: code }),
  reviewsFrame: (language: Language) => localPath(language, paths.reviewsFrame),
}

/** Where a product is shown: on its own page, or in the frame if its page is outside (G13). */
export function productAddress(
  language: Language,
  { code, category, isOutside }: Pick<ProductCard, 'code' | 'category' | 'isOutside'>,
) {
  return isOutside ? urls.framed(language, 'product', code, category) : urls.product(language, code)
}

/** A path of the site in a language. Empty query values are left out; commas, colons and semicolons stay readable. */
export function localPath(language: Language, path: string, query: Record<string, string> = {}): string {
  const { prefix } = languageEntry(language)
  const localised = prefix === '' ? path : `/${prefix}${path === '/' ? '' : path}`
  const search = Object.entries(query)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replace(/%2C/g, ',').replace(/%3A/g, ':').replace(/%3B/g, ';')}`)
    .join('&')
  return search === '' ? localised : `${localised}?${search}`
}
