import { expect, it } from 'vitest'
import type { ProductCard } from '#contract/views.ts'
import type { ProductRow } from '../snapshot/content-index.ts'
import { kitchenFact } from './kitchen-facts.ts'

const card = { title: { text: '' }, isOutside: false } as ProductCard
const factOf = (values: ProductRow['values']) => kitchenFact({ category: 2, values } as ProductRow, card)

it('MK2: My kitchen says nothing about a hood above a gas hob whose distances aren’t known', () => {
  const gasHob = { width: 780, energy: 'gas', 'hood-slanted': 400, 'hood-other': 650 }
  expect(factOf(gasHob).hob).toEqual({ width: 780, energy: 'gas', belowSlanted: 400, belowOther: 650 })
  const { 'hood-other': _, ...unknown } = gasHob
  expect(factOf(unknown).hob).toBeUndefined()
  expect(factOf({ width: 600, energy: 'induction' }).hob).toEqual({ width: 600, energy: 'induction' })
})

it('MK2: My kitchen says nothing about a hood of an unknown type', () => {
  const hood = { 'hob-width': 800, 'above-gas': [350, 450], 'above-induction': [300, 400], type: 'island' } as const
  expect(factOf({ ...hood, 'above-gas': [350, 450], 'above-induction': [300, 400] }).hood).toMatchObject({ isSlanted: false })
  const { type: _, ...unknown } = hood
  expect(factOf({ ...unknown, 'above-gas': [350, 450], 'above-induction': [300, 400] }).hood).toBeUndefined()
})
