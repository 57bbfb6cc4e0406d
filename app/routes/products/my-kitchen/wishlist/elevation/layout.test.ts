import { describe, expect, it } from 'vitest'
import type { KitchenFact } from '#contract/views/kitchen-facts.ts'
import { kitchenLayout } from './layout.ts'

const model = (
  code: string,
  category: KitchenFact['category'],
  size: [width: number, height: number],
  more: Partial<KitchenFact> = {},
) => ({
  code,
  fact: {
    ...{ title: { text: code }, category, isSold: true, isOutside: false },
    front: { view: 'front' as const, width: size[0], height: size[1], edge: '', details: '' },
    ...more,
  },
})
const niche = (height: number) => ({ niche: { width: 560, depth: 550, height: [height, height] as const } })
const hood = model('RH-1', 1, [900, 500], {
  hood: { isSlanted: false, widestHob: 900, aboveGas: [650, 750], aboveInduction: [600, 700] },
})
const hob = model('HB-1', 2, [780, 120], { hob: { width: 780, energy: 'gas', belowSlanted: 700, belowOther: 700 } })
const placeOf = (layout: ReturnType<typeof kitchenLayout>, code: string) =>
  layout.appliances.find((appliance) => appliance.code === code)

describe('MK2: the drawing of a kitchen', () => {
  it('hangs a hood in the middle above its hob, at the least height that both allow', () => {
    const layout = kitchenLayout([hood, hob], 30)
    expect(placeOf(layout, 'RH-1')).toMatchObject({ left: 0, bottom: 900 + 700 })
    expect(placeOf(layout, 'HB-1')).toMatchObject({ left: 60, bottom: 900 - 120 })
    expect(layout.stations).toEqual([{ left: 0, width: 900, codes: ['HB-1', 'RH-1'] }])
  })

  it('does not hang a hood above a hob that is too wide for it', () => {
    const narrow = model('RH-2', 1, [600, 500], {
      hood: { isSlanted: false, widestHob: 600, aboveGas: [650, 750], aboveInduction: [600, 700] },
    })
    expect(kitchenLayout([narrow, hob], 30).stations.map(({ codes }) => codes)).toEqual([['HB-1'], ['RH-2']])
  })

  it('puts two appliances into each tall cabinet, the larger one below, with the shelf between them', () => {
    const small = model('SO-1', 4, [595, 455], niche(450))
    const large = model('EO-1', 3, [595, 595], niche(590))
    const layout = kitchenLayout([small, large], 30)
    expect(layout.stations).toHaveLength(1)
    expect(placeOf(layout, 'EO-1')?.bottom).toBe(560)
    expect(placeOf(layout, 'SO-1')?.bottom).toBe(560 + 595 + 30)
  })

  it('lets a sink hang in the worktop, and what has no opening stand on it', () => {
    const layout = kitchenLayout([model('SD-1', 6, [900, 500]), model('SO-2', 4, [500, 390])], 30)
    expect(placeOf(layout, 'SD-1')).toMatchObject({ left: 0, bottom: 400 })
    expect(placeOf(layout, 'SO-2')).toMatchObject({ left: 950, bottom: 900 })
    expect(layout.width).toBe(1500)
  })

  it('leaves out a model whose size is not known', () => {
    const { front: _, ...fact } = hob.fact
    expect(kitchenLayout([{ code: 'HB-1', fact }], 30).appliances).toEqual([])
  })
})
