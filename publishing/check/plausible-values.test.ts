import { expect, it } from 'vitest'
import type { ProductFile } from '#contract/content/product.ts'
import { fixtureDraft } from '../testing/fixture.ts'
import { planningValues } from './planning-values.ts'
import { plausibleValues } from './plausible-values.ts'

type Values = ProductFile['values']

const hood: Values = {
  airflow: 1450,
  pressure: 650,
  'fan-curve': [
    [0, 650],
    [450, 590],
    [850, 430],
    [1100, 280],
    [1300, 130],
    [1450, 0],
  ],
  'airflow-ducted': 1105,
  'airflow-recirculating': 790,
  noise: 57,
  'noise-low': 45,
  'noise-recirculating': 61,
  'motor-power': 260,
  duct: 180,
  supply: 'plug-13a',
  power: 0.28,
  current: 1.2,
  width: 900,
  size: [900, 390, 520],
  'hob-width': 800,
  weight: 25,
  load: 30,
}
const inductionHob: Values = {
  energy: 'induction',
  zones: 4,
  strongest: 3,
  lowest: 0.1,
  'total-power': 7.2,
  power: 7.2,
  current: 31.3,
  supply: 'isolator-32a',
  size: [600, 520, 56],
  'cut-out': [560, 490],
  weight: 11,
}
const steamOven: Values = {
  type: 'steam',
  capacity: 45,
  'max-temperature': 100,
  tank: 1.3,
  'steam-time': 90,
  power: 2.2,
  current: 9.6,
  supply: 'plug-13a',
  size: [595, 530, 455],
  body: [556, 510, 445],
  niche: [560, 520, 450],
  'niche-max': [568, 455],
  'open-depth': 400,
  weight: 27,
}
const microwave: Values = { power: 1.3, current: 5.7, 'microwave-power': 800, 'grill-power': 1000 }
const sink: Values = {
  settings: 8,
  water: 4.8,
  'water-rating': 4,
  energy: 0.58,
  size: [1100, 500, 500],
  'cut-out': [1080, 480],
  'cabinet-width': 1200,
  'cabinet-inner': 1164,
  'basin-depth': 220,
  weight: 45,
}

async function doubtsAbout(values: Values) {
  const draft = await fixtureDraft()
  const products = draft.products.slice(0, 1).map((product) => ({ ...product, values }))
  return plausibleValues({ ...draft, products }).map(({ field }) => field.replace('values.', ''))
}

it.each(Object.entries({ hood, inductionHob, steamOven, microwave, sink }))(
  'a plausible %s is not doubted',
  async (_, values) => {
    expect(await doubtsAbout(values)).toEqual([])
  },
)

it.each<[string, Values, Values, string]>([
  ['a fan curve that begins below the maximum pressure', hood, { pressure: 700 }, 'fan-curve'],
  ['a fan curve that ends before the maximum airflow', hood, { airflow: 1500 }, 'fan-curve'],
  [
    'a fan curve that rises',
    hood,
    {
      'fan-curve': [
        [0, 650],
        [450, 590],
        [850, 595],
        [1100, 280],
        [1450, 0],
      ],
    },
    'fan-curve',
  ],
  ['air power above 45% of the motor power', hood, { 'motor-power': 220 }, 'motor-power'],
  ['more than 13 m/s in the duct', hood, { duct: 160, 'airflow-ducted': 990 }, 'duct'],
  ['an airflow that the duct doesn’t let through', hood, { 'airflow-ducted': 1180 }, 'airflow-ducted'],
  ['a carbon filter that costs no air', hood, { 'airflow-recirculating': 1400 }, 'airflow-recirculating'],
  ['a lowest setting that isn’t quieter', hood, { 'noise-low': 57 }, 'noise-low'],
  ['a hood that is quieter with a carbon filter', hood, { 'noise-recirculating': 50 }, 'noise-recirculating'],
  ['a current that doesn’t follow from the power', inductionHob, { current: 28 }, 'current'],
  ['more current than the plug carries', inductionHob, { supply: 'plug-13a' }, 'supply'],
  ['a connected load below the motor’s', hood, { power: 0.2, current: 0.9 }, 'power'],
  ['a connected load below the microwaves’', microwave, { 'microwave-power': 1400 }, 'power'],
  ['a connected load below the grill’s', microwave, { 'grill-power': 1400 }, 'power'],
  ['a connected load that isn’t that of all zones', inductionHob, { 'total-power': 7.4 }, 'power'],
  ['a product lighter than air in a box', hood, { weight: 2 }, 'weight'],
  ['a product heavier than iron', inductionHob, { weight: 90 }, 'weight'],
  ['a wall that carries less than the weight', hood, { load: 20 }, 'load'],
  ['a cut-out as wide as the product', inductionHob, { 'cut-out': [600, 490] }, 'cut-out'],
  ['a cabinet narrower than the cut-out', sink, { 'cabinet-width': 1000, 'cabinet-inner': 964 }, 'cabinet-width'],
  ['a body that doesn’t go into the niche', steamOven, { body: [565, 510, 445] }, 'body'],
  ['a body larger than the product', steamOven, { body: [556, 535, 445], niche: [560, 540, 450] }, 'body'],
  ['a largest niche below the smallest', steamOven, { 'niche-max': [568, 448] }, 'niche-max'],
  ['a niche that the front doesn’t cover', steamOven, { 'niche-max': [600, 455] }, 'niche-max'],
  ['two different widths', hood, { width: 880 }, 'width'],
  ['a hob wider than the hood above it', hood, { 'hob-width': 1000 }, 'hob-width'],
  ['a cabinet wider inside than outside', sink, { 'cabinet-inner': 1200 }, 'cabinet-inner'],
  ['a door that is deeper open than it is long', steamOven, { 'open-depth': 700 }, 'open-depth'],
  ['a basin deeper than the sink', sink, { 'basin-depth': 500 }, 'basin-depth'],
  [
    'less power in all than the strongest burner has',
    inductionHob,
    { 'total-power': 2.5, power: 2.5, current: 10.9 },
    'total-power',
  ],
  ['more power in all than the burners have', inductionHob, { strongest: 1.7 }, 'total-power'],
  ['a lowest setting that is the strongest', inductionHob, { lowest: 3 }, 'lowest'],
  ['a chamber as large as the body', steamOven, { capacity: 120 }, 'capacity'],
  ['a tank that is boiled away faster than the heater can', steamOven, { 'steam-time': 20 }, 'steam-time'],
  ['steam hotter than boiling water', steamOven, { 'max-temperature': 120 }, 'max-temperature'],
  ['more ticks than the water allows', sink, { water: 6 }, 'water-rating'],
  ['a cycle without electricity', sink, { energy: 0.1 }, 'energy'],
])('%s is doubted', async (_, values, change, key) => {
  expect(await doubtsAbout({ ...values, ...change })).toContain(key)
})

it('names file, line, value and reason', async () => {
  const file = 'products/rh-0001/product.yaml'
  const draft = await fixtureDraft({ [file]: (text) => text.replace('  noise: 57\n', '  noise: 57\n  noise-low: 60\n') })
  expect(plausibleValues(draft)).toEqual([
    { file, line: 11, field: 'values.noise-low', message: 'the lowest setting must be quieter than 57 dB(A)' },
  ])
})

const hoods = 'categories/range-hoods/category.yaml'
const plan = (definition: string) => ({
  [hoods]: (text: string) => text.replace('parameters:\n', `parameters:\n  - { ${definition}, names: { en: Weight } }\n`),
})

it('planning data is missing until every product that it applies to has it', async () => {
  const draft = await fixtureDraft(plan('key: weight, kind: number, unit: kg, group: planning, when: { type: [island] }'))
  const island = draft.products.filter(({ values }) => values['type'] === 'island')
  expect(island.length).toBeGreaterThan(0)
  expect(planningValues(draft).map(({ file, message }) => ({ file, message }))).toEqual(
    island.map(({ source }) => ({ file: source.file, message: 'weight is missing (Weight)' })),
  )
})

it('planning data of another kind of product is not accepted', async () => {
  const draft = await fixtureDraft({
    ...plan('key: weight, kind: number, unit: kg, group: planning, when: { type: [island] }'),
    'products/rh-0001/product.yaml': (text) => text.replace('  noise: 57\n', '  noise: 57\n  weight: 20\n'),
  })
  expect(planningValues(draft)).toContainEqual(
    expect.objectContaining({ file: 'products/rh-0001/product.yaml', field: 'values.weight' }),
  )
})
