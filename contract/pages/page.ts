import type { ArticleKind } from '../views/articles.ts'

/** All query parameters of the site. The table says which page uses which. */
export const queryNames = [
  'id',
  'type',
  'name',
  'cate',
  'todata',
  'manycode',
  'chuancode',
  'filter',
  'width',
  'noise',
  'price',
  'sort',
  'page',
  'q',
  'code',
  'city',
  'form',
  'reference',
  // A visit. Its `place` is a shop; below, it is that of an oven.
  'kind',
  'people',
  'day',
  'measures',
  'token',
  // The measures of a kitchen: `contract/fit/questions.ts`.
  'cutout_w',
  'cutout_d',
  'depth_below',
  'wall',
  'tall',
  'above',
  'above_what',
  'gas',
  'power',
  'home',
  'ceiling',
  'duct',
  'below',
  'hob_w',
  'niche_w',
  'niche_h',
  'niche_d',
  'door',
  'place',
  'stack',
  'cabinet_w',
  'worktop',
  'water',
] as const
export type QueryName = (typeof queryNames)[number]

/** What an id in the query or in the path identifies. */
export type IdKind = 'category' | 'product' | 'supportedProduct' | 'care' | 'city' | 'feature' | 'framedPage' | ArticleKind

/** Items of the header. An item with one page is a link; an item with several is a menu with the label `nav.<place>`. */
export type HeaderPlace = 'home' | 'services' | 'news' | 'stores' | 'about' | 'search' | 'kitchen'
/** `legal` is the line at the very end. */
export type FooterColumn = 'products' | 'services' | 'stores' | 'news' | 'about' | 'legal'

/** One page of the site. All code that needs the list of pages reads the table. */
export type Page = {
  /** Without the language prefix; matched in any case. Customers have used these paths for years, so they must not change. */
  path: `/${string}`
  /** Folder in `app/routes/`, with its group. */
  folder: string
  /** Set if the route does not return a page of the site, but data for a script or a complete HTML document. */
  answers?: 'data' | 'document'
  /** What the `id` identifies. */
  id?: IdKind
  /** Without an id, the page is 404. */
  idRequired?: true
  /** The id is the last segment of the path. */
  idInPath?: true
  /** Its other query parameters. All others are ignored. */
  query?: readonly Exclude<QueryName, 'id'>[]
  /** The route has an action that accepts a posted form. */
  takesForm?: true
  /** Folder in `content/pages/` that holds its text. Without that folder, the page is 404. */
  words?: string
  /** What the sitemap lists and the site renders ahead: the page without an id, with each existing id, or both. */
  indexed?: 'itself' | 'each' | 'itself and each'
  /**
   * Key of the page above it in the breadcrumb, which header or footer must link to. If a page names itself, each page with an id is below the
   * one without.
   */
  parent?: string
  header?: HeaderPlace
  footer?: FooterColumn
}
