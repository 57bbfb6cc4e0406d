import type { CategoryNumber } from '../categories.ts'
import type { PageKey } from '../pages/table.ts'
import type { FileLink, ProductCard, Text } from '../views.ts'
import type { ArticleKind, Day } from './articles.ts'

export const searchKinds = [
  'product',
  'accessory',
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
type Found<Target> = Target & { title: MarkedText; excerpt: MarkedText }

/** What a hit links to. */
export type SearchTarget =
  | { kind: 'product'; product: ProductCard; discontinued?: Day }
  | { kind: 'accessory'; code: string }
  | { kind: 'document'; code: string; file: FileLink }
  | { kind: 'question'; id: string; category: CategoryNumber }
  | { kind: 'care'; category: CategoryNumber; family: string }
  | { kind: ArticleKind; id: string; published: Day; until?: Day }
  | { kind: 'page'; page: PageKey }
  | { kind: 'shop'; id: string; tel: string }
export type SearchHit = Found<SearchTarget>

/** The hits of one kind; `total` also counts matches that are not in `hits`. */
export type SearchGroup = { kind: SearchKind; total: number; hits: SearchHit[] }
/** Groups are sorted by their best hit. */
export type SearchView = { total: number; groups: SearchGroup[] }
