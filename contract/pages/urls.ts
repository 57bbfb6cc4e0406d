import { type Language, languageEntry } from '../languages.ts'
import type { CategoryNumber } from '../products/categories.ts'
import type { ArticleKind } from '../views/articles.ts'
import type { ListChoice } from '../views/list-choice.ts'
import type { FilterChoice, LookupType, ProductCard } from '../views.ts'
import type { VisitKind } from '../visits/kinds.ts'
import { formatMeasures } from '../visits/measures.ts'
import { formatChoice } from './list-query.ts'
import type { QueryName } from './page.ts'
import { paths } from './paths.ts'
import type { PageKey, pages } from './table.ts'

type Row<Key extends PageKey> = (typeof pages)[Key]
type NamesOf<Key extends PageKey> =
  | (Row<Key> extends { id: string } ? 'id' : never)
  | (Row<Key> extends { query: readonly (infer Name extends QueryName)[] } ? Name : never)
type QueryOf<Key extends PageKey> =
  Row<Key> extends { idRequired: true }
    ? Record<'id', string> & Partial<Record<NamesOf<Key>, string>>
    : Partial<Record<NamesOf<Key>, string>>
type PageInPath = { [Key in PageKey]: Row<Key> extends { idInPath: true } ? Key : never }[PageKey]
export type OwnPath = Exclude<PageKey, PageInPath>

/** The URL of a page: `pageUrl('ko', 'product', { id: 'RH-9010' })`. Parameters that the page does not declare are type errors. */
export function pageUrl<Key extends OwnPath>(
  language: Language,
  page: Key,
  ...[query]: Row<Key> extends { idRequired: true } ? [query: QueryOf<Key>] : [query?: QueryOf<Key>]
): string {
  return localPath(language, paths[page], query)
}

/** Adds the language prefix and the query to a path. Omits empty values; commas, colons and semicolons stay unescaped. */
export function localPath(language: Language, path: string, query: Readonly<Record<string, string | undefined>> = {}): string {
  const { prefix } = languageEntry(language)
  const localised = prefix === '' ? path : `/${prefix}${path === '/' ? '' : path}`
  // A page has hundreds of links, so this is written for speed.
  let search = ''
  for (const name in query) {
    const value = query[name]
    if (value) search += `${search ? '&' : '?'}${name}=${encodeURIComponent(value).replace(/%(2C|3A|3B)/g, decodeURIComponent)}`
  }
  return localised + search
}

export const productListUrl = (language: Language, category: CategoryNumber, ticked: FilterChoice = {}, page = 1) =>
  chosenListUrl(language, category, { ticked, ranges: {} }, page)

/** A product list with all that a visitor has chosen. */
export const chosenListUrl = (language: Language, category: CategoryNumber, choice: ListChoice, page = 1) =>
  pageUrl(language, 'productList', { id: String(category), ...formatChoice(choice), page: pageValue(page) })

/** The value of `page` in a list's URL. The first page has none. */
export const pageValue = (page: number) => (page === 1 ? '' : String(page))

/** `ids` are product ids; the page uses the first three. `category` preselects the category selector. */
export const compareUrl = (language: Language, ids: readonly string[], category?: CategoryNumber) =>
  pageUrl(language, 'compare', { todata: category ? String(category) : '', manycode: ids.join(',') })

/** Values of `type` for `/otherwebsite` (G13). */
export const lookupTypes: Record<LookupType, string> = { series: '1', product: '2', campaign: '3' }

export const framedUrl = (language: Language, type: LookupType, name: string, category: CategoryNumber) =>
  pageUrl(language, 'framed', { type: lookupTypes[type], name, cate: String(category) })

export const featureUrl = (language: Language, id: string) => localPath(language, `${paths.feature}/${id}`)

/** The product page, or the frame if the product has an external page (G13). */
export function productUrl(
  language: Language,
  { code, category, isOutside }: Pick<ProductCard, 'code' | 'category' | 'isOutside'>,
) {
  return isOutside ? framedUrl(language, 'product', code, category) : pageUrl(language, 'product', { id: code })
}

/** An accessory in the list of all. */
export const accessoryUrl = (language: Language, code: string) => `${pageUrl(language, 'accessories')}#${code.toLowerCase()}`

/** The lists of the news hub. Article links carry the list that they come from (N1); the server ignores it. */
export type HubList = 'recommended' | 'news' | 'videos' | 'recipes'

const articlePages = {
  news: 'newsArticle',
  video: 'video',
  recipe: 'recipe',
  happiness: 'happyKitchen',
  case: 'case',
  career: 'careers',
  press: 'press',
} as const satisfies Record<ArticleKind, PageKey>

export const articleUrl = (language: Language, kind: ArticleKind, id: string, list?: HubList) =>
  localPath(language, paths[articlePages[kind]], { id, list })

/** What has an RSS feed. */
export type FeedKind = Extract<ArticleKind, 'news' | 'press'>
const feedPaths: Record<FeedKind, string> = { news: '/rss.xml', press: '/press.xml' }

/** The RSS feed of a language. It is not in the table because it is not a page. */
export const feedUrl = (language: Language, kind: FeedKind) => localPath(language, feedPaths[kind])

/** The web app manifest of a language. */
export const manifestUrl = (language: Language) => localPath(language, '/site.webmanifest')

/** How to care for the appliances of a category; `family` is the section about some of them. */
export const careUrl = (language: Language, category: CategoryNumber, family?: string) =>
  `${pageUrl(language, 'care', { id: String(category) })}${family === undefined ? '' : `#${family}`}`

/** The page to print for measuring a kitchen; blank without answers. Those are written by `fitQuery`. */
export const measuringSheetUrl = (language: Language, category: CategoryNumber, answers: Readonly<Record<string, string>> = {}) =>
  localPath(language, paths.measuringSheet, { cate: String(category), ...answers })

/** The fit finder of a category, with what is known of the place, written by `fitQuery`. Most pages only link to it and need no list of the questions. */
export const fitUrl = (language: Language, category: CategoryNumber, answers: Readonly<Record<string, string>> = {}) =>
  localPath(language, paths.fit, { cate: String(category), ...answers })

/** What a visitor would like to see: models, and the measures of a kitchen by the names of `fitQuery`. */
type VisitWish = {
  /** Of the visit to change. */
  token?: string
  place?: string
  kind?: VisitKind
  codes?: readonly string[]
  measures?: Readonly<Record<string, string>> | undefined
}

/** The page that books a visit, with what is known of it. */
export const visitUrl = (language: Language, { token, place, kind, codes = [], measures = {} }: VisitWish = {}) =>
  pageUrl(language, 'visit', { place, kind, code: codes.join(','), measures: formatMeasures(measures), token })

/** The page of one visit. Whoever has its token can change and cancel the visit. */
export const yourVisitUrl = (language: Language, token: string) => pageUrl(language, 'yourVisit', { token })
