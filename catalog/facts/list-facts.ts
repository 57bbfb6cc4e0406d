import { isSize } from '../format/parameter-value.ts'
import type { ProductRow } from '../snapshot/content-index.ts'

/** The facts that lists are sorted and narrowed by. */
export const listFacts = ['launched', 'price', 'noise', 'width', 'capacity'] as const
export type ListFact = (typeof listFacts)[number]

type Row = Pick<ProductRow, 'values' | 'price' | 'launched'>

const facts: Readonly<Record<ListFact, (row: Row) => number | undefined>> = {
  launched: ({ launched }) => (launched === undefined ? undefined : Date.parse(launched)),
  price: ({ price }) => price?.from,
  noise: ({ values }) => numberIn(values['noise']),
  width: ({ values }) => numberIn(values['width']) ?? (isSize(values['size']) ? values['size'][0] : undefined),
  // A dishwasher holds place settings, an oven litres.
  capacity: ({ values }) => numberIn(values['capacity']) ?? numberIn(values['settings']),
}

/** A fact of a product as a number. Undefined if the product doesn't have it. */
export const listFact = (fact: ListFact, row: Row): number | undefined => facts[fact](row)

const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined)
