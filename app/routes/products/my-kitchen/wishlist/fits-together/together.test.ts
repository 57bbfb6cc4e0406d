import { expect, it } from 'vitest'
import type { KitchenFact } from '#contract/views/kitchen-facts.ts'
import { wordsOfMeasures } from '../kitchen-card.tsx'
import { codesIn, hashOf } from '../shared-codes.ts'
import { connectionsOf } from './connections.ts'
import { pairsOf } from './together.ts'

const common = { title: { text: '' }, isSold: true, isOutside: false } as const
const hood: KitchenFact = {
  ...common,
  category: 1,
  power: '13a',
  amperes: 1.2,
  duct: 180,
  hood: { isSlanted: true, widestHob: 800, aboveGas: [350, 450], aboveInduction: [300, 400] },
}
const gasHob: KitchenFact = {
  ...common,
  category: 2,
  gas: ['town-gas', 'lpg'],
  hob: { width: 780, energy: 'gas', belowSlanted: 400, belowOther: 650 },
}
const oven: KitchenFact = {
  ...common,
  category: 3,
  power: '20a',
  amperes: 12.6,
  niche: { width: 560, depth: 550, height: [590, 595] },
}
const steam: KitchenFact = {
  ...oven,
  category: 4,
  power: '13a',
  amperes: 9.6,
  niche: { width: 564, depth: 520, height: [450, 455] },
}

it('MK2: connections are counted by kind, and their currents added without rounding errors', () => {
  const models = [hood, gasHob, oven, steam].map((fact, index) => ({ code: `M${index}`, fact }))
  const other = { code: 'M4', fact: { ...gasHob, water: true as const } }
  expect(connectionsOf([...models, other])).toEqual({
    power: [
      {
        supply: '13a',
        models: [
          { code: 'M0', amperes: 1.2 },
          { code: 'M3', amperes: 9.6 },
        ],
      },
      { supply: '20a', models: [{ code: 'M2', amperes: 12.6 }] },
    ],
    amperes: 23.4,
    gas: [{ kinds: ['town-gas', 'lpg'], codes: ['M1', 'M4'] }],
    ducts: [{ millimetres: 180, codes: ['M0'] }],
    water: ['M4'],
  })
})

const above = (hob: KitchenFact, hoodFacts = hood.hood) =>
  pairsOf(
    [
      { code: 'RH', fact: { ...hood, ...(hoodFacts && { hood: hoodFacts }) } },
      { code: 'HB', fact: hob },
    ],
    20,
  )

it('MK2: a hood above a hob has the height that both allow', () => {
  expect(above(gasHob)).toEqual([{ kind: 'hood', hood: 'RH', hob: 'HB', width: 780, widest: 800, from: 400, to: 450 }])
})

it('MK2: a hood that is narrower than the hob asks for, or hangs too low for it, doesn’t go with it', () => {
  const wide = { ...gasHob, hob: { width: 900, energy: 'induction' as const } }
  expect(above(wide)).toEqual([{ kind: 'narrowHood', hood: 'RH', hob: 'HB', width: 900, widest: 800 }])
  const upright = { isSlanted: false, widestHob: 800, aboveGas: [500, 600], aboveInduction: [500, 600] } as const
  expect(above(gasHob, upright)).toEqual([{ kind: 'noHeight', hood: 'RH', hob: 'HB', least: 650, most: 600 }])
})

it('MK2: two ovens in one cabinet need both heights, the larger width and depth, and a shelf', () => {
  const models = [
    { code: 'EO', fact: oven },
    { code: 'SO', fact: steam },
  ]
  expect(pairsOf(models, 20)).toEqual([
    { kind: 'stack', one: 'EO', other: 'SO', width: 564, height: 1060, depth: 550, shelf: 20 },
  ])
})

it('MK2: a shared link names models after #, each once; any other hash is no list', () => {
  expect(codesIn(hashOf(['RH-9010', 'HB-7830']))).toEqual(['RH-9010', 'HB-7830'])
  expect(codesIn('#rh-9010,RH-9010,<b>')).toEqual(['RH-9010'])
  expect(codesIn('#thinking-of')).toEqual([])
  expect(codesIn('')).toEqual([])
})

it('MK2: measures are in words for the visitor and in English for staff; unknown ones are left out', () => {
  const words = {
    cutout_w: { own: '开孔宽度', staff: 'Cut-out, width' },
    gas: { own: '气源', staff: 'Gas', options: { town: { own: '管道燃气', staff: 'Town gas' } } },
  }
  const measures = { cutout_w: '730', gas: 'town', other: '1' }
  expect(wordsOfMeasures(measures, words, 'own', 'zh-Hans')).toEqual(['开孔宽度：730 mm', '气源：管道燃气'])
  expect(wordsOfMeasures({ ...measures, cutout_w: '73 cm' }, words, 'staff', 'en')).toEqual([
    'Cut-out, width: 73 cm',
    'Gas: Town gas',
  ])
})
