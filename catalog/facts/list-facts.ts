import { isSize } from '../format/parameter-value.ts'
import type { ProductRow } from '../snapshot/content-index.ts'

/** The facts that lists are sorted and narrowed by. */
export const listFacts = ['launched', 'price', 'noise', 'width', 'capacity'] as const
export type ListFact = (typeof listFacts)[number]

type Row = Pick<ProductRow, 'values' | 'price' | 'launched'>

/** A fact of a product as a number. Undefined if the product doesn't have it. */
export function listFact(fact: ListFact, { values, price, launched }: Row): number | undefined {
  switch (fact) {
    case 'launched':
      return launched === undefined ? undefined : Date.parse(launched)
    case 'price':
      return price?.from
    case 'noise':
      return numberIn(values['noise'])
    case 'width':
      return numberIn(values['width']) ?? (isSize(values['size']) ? values['size'][0] : undefined)
    case 'capacity':
      // A dishwasher holds place settings, an oven litres.
      return numberIn(values['capacity']) ?? numberIn(values['settings'])
  }
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined)
