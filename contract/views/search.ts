import type { CategoryNumber } from '../categories.ts'
import type { FileLink, ProductCard, Text } from '../views.ts'
import type { ArticleKind, Day } from './articles.ts'

export const searchKinds = ['product', 'document', 'question', 'news', 'recipe', 'video', 'happiness', 'case', 'shop'] as const
export type SearchKind = (typeof searchKinds)[number]

/** Words in which those that were searched for are marked; `lang` as in `Text`. */
export type MarkedText = { parts: { text: string; marked: boolean }[]; lang?: Text['lang'] }

/** What is found. `excerpt` is the passage that says most of what was asked. */
type Found<Target> = Target & { title: MarkedText; excerpt: MarkedText }

/** What a hit leads to. */
export type SearchTarget =
  | { kind: 'product'; product: ProductCard; discontinued?: Day }
  | { kind: 'document'; code: string; file: FileLink }
  | { kind: 'question'; id: string; category: CategoryNumber }
  | { kind: ArticleKind; id: string; published: Day }
  | { kind: 'shop'; id: string; tel: string }
export type SearchHit = Found<SearchTarget>

/** One kind of thing; `total` counts those that are not among the hits, too. */
export type SearchGroup = { kind: SearchKind; total: number; hits: SearchHit[] }
/** Groups with the best hit first. */
export type SearchView = { total: number; groups: SearchGroup[] }
