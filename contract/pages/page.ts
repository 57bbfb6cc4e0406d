import type { ArticleKind } from '../views/articles.ts'

/** The names that a query may carry. Which page depends on which, the table says. */
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

/** What an `id` in the query, or the last segment of a feature's path, may name. */
export type Subject = 'category' | 'product' | 'supportedProduct' | 'city' | 'feature' | 'framedPage' | ArticleKind

/** Places of the header. One link stands there by itself; two or more are a menu, named `nav.<place>`. */
export type HeaderPlace = 'home' | 'services' | 'news' | 'stores' | 'about' | 'search'
export type FooterColumn = 'products' | 'services' | 'news' | 'about'

/** One page of the site. All that has to know of every page reads it here. */
export type Page = {
  /** As the maker's customers have known it for years, without a language; matched in any case. */
  path: `/${string}`
  /** Its folder in `app/routes/`. */
  folder: string
  /** What the folder answers with, if not a page of the site: data for a script, or a document of its own. */
  answers?: 'data' | 'document'
  /** What the `id` of its query names. */
  id?: Subject
  /** Without an id it is nothing. */
  idNeeded?: true
  /** The id is the last segment of the path. */
  idInPath?: true
  /** The other names of its query. Nothing else in a query makes a difference to the page. */
  query?: readonly Exclude<QueryName, 'id'>[]
  /** A form can be posted to it: it has an action. */
  takesForm?: true
  /** Its words are written in this folder of `content/pages/`; without them there is no such page. */
  words?: string
  /** What search engines should know, and what is rendered ahead: the page without an id, or with each id that there is, or both. */
  indexed?: 'itself' | 'each' | 'itself and each'
  header?: HeaderPlace
  footer?: FooterColumn
}
