import type { SearchHit, SearchKind, SearchView } from '#contract/views/search.ts'
import type { SuggestionGroup } from '#contract/wire/calls/search-calls.ts'

const mostSuggestions = 8
/** As many of each kind are taken from the search. */
export const mostOfAKind = 3
/** Of the group with the best match, and of each other group. */
const mostOfFirst = 4
const mostOfOthers = 2

export const groupOfKind: Readonly<Record<SearchKind, SuggestionGroup>> = {
  category: 'products',
  series: 'products',
  product: 'products',
  accessory: 'accessories',
  notice: 'support',
  document: 'support',
  question: 'support',
  care: 'support',
  news: 'articles',
  recipe: 'articles',
  video: 'articles',
  happiness: 'articles',
  case: 'articles',
  press: 'articles',
  career: 'pages',
  page: 'pages',
  shop: 'pages',
}

/** The best hits, by group. */
export function suggestedHits({ groups }: SearchView): SearchHit[] {
  const hits = groups.flatMap((group) => group.hits)
  const suggested = [...Map.groupBy(hits, ({ kind }) => groupOfKind[kind]).values()].flatMap((ofGroup, index) =>
    ofGroup.slice(0, index === 0 ? mostOfFirst : mostOfOthers),
  )
  return suggested.slice(0, mostSuggestions)
}
