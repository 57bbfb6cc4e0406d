import type { Language } from '../languages.ts'
import type { PageKey } from '../pages/table.ts'
import type { CategoryNumber } from '../products/categories.ts'
import type { FileLink, PictureFile, ProductCard, Text } from '../views.ts'
import type { ArticleKind, Day } from './articles.ts'

export const searchKinds = [
  'category',
  'series',
  'product',
  'accessory',
  'notice',
  'document',
  'question',
  'care',
  'news',
  'recipe',
  'video',
  'happiness',
  'case',
  'press',
  'career',
  'page',
  'shop',
] as const
export type SearchKind = (typeof searchKinds)[number]

/** Text with the search terms marked; `lang` as in `Text`. */
export type MarkedText = { parts: { text: string; marked: boolean }[]; lang?: Text['lang'] }

/** A hit. `excerpt` is the passage that matches the query best. */
type Found<Target> = Target & { title: MarkedText; excerpt: MarkedText; picture?: PictureFile }

/** What a hit links to. */
export type SearchTarget =
  | { kind: 'category'; category: CategoryNumber }
  | { kind: 'series'; category: CategoryNumber; id: string; hasFeature: boolean }
  | { kind: 'product'; product: ProductCard; discontinued?: Day }
  | { kind: 'accessory'; code: string }
  /** `code`: a model that the notice is about. */
  | { kind: 'notice'; id: string; code: string; published: Day; until?: Day }
  | { kind: 'document'; code: string; file: FileLink }
  | { kind: 'question'; id: string; category: CategoryNumber }
  | { kind: 'care'; category: CategoryNumber; family: string }
  | { kind: ArticleKind; id: string; published: Day; until?: Day }
  | { kind: 'page'; page: PageKey }
  | { kind: 'shop'; id: string; tel: string }
export type SearchHit = Found<SearchTarget>

/** The hits of one kind; `total` also counts matches that are not in `hits`. */
export type SearchGroup = { kind: SearchKind; total: number; hits: SearchHit[] }
/**
 * Groups are sorted by their best hit. `answers`: the first hit answers the query by itself. `language`: of the results, if there are none
 * in the visitor's language.
 */
export type SearchView = { total: number; groups: SearchGroup[]; answers?: boolean; language?: Language }
