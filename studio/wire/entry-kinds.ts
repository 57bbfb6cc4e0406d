import type { ContentKindName } from '#contract/content/kinds.ts'

/**
 * How staff make something new of a kind: a folder of its own, an item in the list of a file, or never, because the site has a fixed number
 * of them. The list of entries says why in words (`entries.never.*`).
 */
const makings = {
  product: 'entry',
  news: 'entry',
  video: 'entry',
  recipe: 'entry',
  case: 'entry',
  happiness: 'entry',
  press: 'entry',
  career: 'entry',
  notice: 'entry',
  accessory: 'entry',
  series: 'entry',
  feature: 'entry',
  faq: 'item',
  care: 'item',
  banners: 'item',
  shops: 'item',
  stores: 'item',
  charges: 'item',
  areas: 'item',
  countries: 'item',
  search: 'item',
  glossary: 'item',
  category: 'never',
  page: 'never',
  home: 'never',
  site: 'never',
  warranty: 'never',
  postalSectors: 'never',
} as const satisfies Record<ContentKindName, 'entry' | 'item' | 'never'>

type KindsMade<How> = { [Kind in ContentKindName]: (typeof makings)[Kind] extends How ? Kind : never }[ContentKindName]
const kindsMade = <How extends 'entry' | 'item' | 'never'>(how: How) =>
  (Object.keys(makings) as ContentKindName[]).filter((kind): kind is KindsMade<How> => makings[kind] === how)

/** Each in a folder of its own. */
export type NewKind = KindsMade<'entry'>
export const newKinds = kindsMade('entry') as [NewKind, ...NewKind[]]

/** Those with a title of their own, which their address is made from. */
export const titledKinds = [
  ...(['news', 'video', 'recipe', 'case', 'happiness', 'press', 'career', 'notice', 'feature'] as const),
] satisfies NewKind[] as readonly NewKind[]

/** Added to the list of a file. */
export type ItemKind = KindsMade<'item'>
export const itemKinds = kindsMade('item') as [ItemKind, ...ItemKind[]]

/** Nobody makes another one. */
export const fixedKinds = kindsMade('never')

/** What an item is filed under: questions and care guides under a category, shops under a country. */
export const placesOfKind = { faq: 'category', care: 'category', shops: 'country' } as const satisfies Partial<
  Record<ItemKind, 'category' | 'country'>
>
/** Items without an id of their own. */
export const namelessKinds: readonly string[] = ['countries', 'search', 'glossary'] satisfies ItemKind[]

/** What the list can be filtered by. An entry can be in several states at once. */
export const entryStates = ['faulty', 'draft', 'scheduled', 'untranslated', 'published'] as const
export type EntryState = (typeof entryStates)[number]
