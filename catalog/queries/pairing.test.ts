import { expect, it } from 'vitest'
import { categories } from '#contract/products/categories.ts'
import type { ProductRow } from '../snapshot/content-index.ts'
import { pairingOf } from './pairing.ts'

const names = (en: string) => ({ en })
const width = { key: 'width', kind: 'number', unit: 'mm', names: names('Width') }
const finish = (key: string) => ({
  key,
  kind: 'choice',
  names: names('Finish'),
  options: { glass: names('Black glass'), 'glass-b': names('Black glass'), steel: names('Steel') },
})
const parameters = [width, { ...width, key: 'hob-width' }, finish('finish'), finish('surface')]
const parts = { categories: categories.map((one) => ({ ...one, parameters })) } as unknown as Parameters<typeof pairingOf>[0]

type Facts = Pick<ProductRow, 'category' | 'seriesId' | 'values'>
const pairing = (own: Facts, other: Facts) => pairingOf(parts, 'en', own as ProductRow, other as ProductRow)
const hob = (seriesId: string, values: Facts['values']): Facts => ({ category: 2, seriesId, values })
const hood = (values: Facts['values']): Facts => ({ category: 1, seriesId: 'vela', values })
const oven = (seriesId: string, values: Facts['values']): Facts => ({ category: 3, seriesId, values })

it('D10: a hood fits above a hob that is no wider than the hood covers, and the hob fits below it', () => {
  const cover = hood({ width: 900, 'hob-width': 800 })
  expect(pairing(hob('a', { width: 800 }), cover)).toEqual({ kind: 'fitsAbove', width: '800\u00a0mm' })
  expect(pairing(cover, hob('a', { width: 730 }))).toEqual({ kind: 'fitsBelow', width: '730\u00a0mm' })
  expect(pairing(hob('a', { width: 810 }), cover)).toBeUndefined()
})

it.each<[string, Facts, Facts, string | undefined]>([
  [
    'size, same finish',
    hob('a', { width: 730, surface: 'glass' }),
    hob('a', { width: 780, surface: 'glass' }),
    'seriesInOtherWidth',
  ],
  ['finish, same size', hob('a', { width: 730, surface: 'glass' }), hob('a', { width: 730, surface: 'steel' }), 'seriesAndWidth'],
  ['size and finish', hob('a', { width: 730, surface: 'glass' }), hob('a', { width: 780, surface: 'steel' }), 'seriesWide'],
  ['series, same size', hob('a', { width: 730 }), hob('b', { width: 730 }), 'width'],
  ['series and size', hob('a', { width: 730 }), hob('b', { width: 780 }), 'otherWidth'],
  ['finish without a width', oven('a', { finish: 'glass' }), oven('a', { finish: 'steel' }), 'series'],
  ['series, same opening', oven('a', { niche: [560, 550, 590] }), oven('b', { niche: [560, 550, 590] }), 'opening'],
  ['height of the opening', oven('a', { niche: [560, 550, 590] }), oven('b', { niche: [560, 550, 450] }), 'openingWidth'],
  ['key of one finish', oven('a', { finish: 'glass' }), hob('b', { surface: 'glass-b' }), 'finish'],
  ['everything', oven('a', { finish: 'glass' }), hob('b', { surface: 'steel', width: 730 }), undefined],
])('D10: what differs is the %s', (_, own, other, kind) => {
  expect(pairing(own, other)?.kind).toBe(kind)
})
