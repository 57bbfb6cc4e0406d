import { expect, it } from 'vitest'
import { categories } from '#contract/products/categories.ts'
import type { ProductRow } from '../snapshot/content-index.ts'
import { otherFinishes } from './other-finishes.ts'

const options = { black: { en: 'Black glass' }, white: { en: 'White glass' }, steel: { en: 'Steel' } }
const parameters = [{ key: 'finish', kind: 'choice', names: { en: 'Finish' }, options }]
const parts = { categories: categories.map((one) => ({ ...one, parameters })) } as unknown as Parameters<typeof otherFinishes>[0]
const size = [595, 565, 595]

const oven = (code: string, values: ProductRow['values'], seriesId = 'forno') =>
  ({ code, category: 3, seriesId, values }) as ProductRow
const own = oven('EO-1', { finish: 'black', size })
const codes = (...others: ProductRow[]) => otherFinishes(parts, own, [own, ...others]).map(({ code }) => code)

it('D13: other finishes are models of the same series, type and size; of several with the same finish, only the first is given', () => {
  expect(
    codes(
      oven('EO-2', { finish: 'black', size }),
      oven('EO-3', { finish: 'steel', size }),
      oven('EO-4', { finish: 'steel', size }),
      oven('EO-5', { finish: 'white', size }),
    ),
  ).toEqual(['EO-3', 'EO-5'])
})

it.each([
  ['series', oven('EO-2', { finish: 'steel', size }, 'brace')],
  ['size', oven('EO-2', { finish: 'steel', size: [595, 565, 455] })],
  ['type', oven('EO-2', { finish: 'steel', size, type: 'combi' })],
])('D13: a model of another %s is another product, not a finish', (_, other) => {
  expect(codes(other)).toEqual([])
})
