import { describe, expect, it } from 'vitest'
import type { FitAnswers } from '#contract/fit/answers.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import type { FitView } from '#contract/views/fit.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'

// The cases are about the demo content.
const catalog = await loadCatalog('content')

/** A model, the answers, and the numbers of each change (`have>need`) or reason (`have!need`), from its product.yaml by hand. */
type Case = readonly [code: string, answers: FitAnswers, ...findings: string[]]

function findingsOf(category: CategoryNumber, code: string, answers: FitAnswers): string[] {
  const found = catalog.fit('en', category, answers)?.models.find((one) => one.code === code)
  if (!found) throw new Error(`${code} is missing`)
  const { changes, reasons } = found
  return [...changes.map(({ have, need }) => `${have}>${need}`), ...reasons.map(({ have, need }) => `${have}!${need}`)]
}

function cases(name: string, category: CategoryNumber, table: readonly Case[]) {
  describe(`FT8: ${name}`, () => {
    for (const [code, answers, ...findings] of table) {
      it(`${code} at ${JSON.stringify(answers)}: ${findings.join(', ') || 'fits'}`, () =>
        expect(findingsOf(category, code, answers)).toEqual(findings))
    }
  })
}

cases('range hoods', 1, [
  ['RH-9010', { width: 910, ceiling: 1400, duct: 180, below: 'gas', hobWidth: 780, power: '13a' }],
  ['RH-9010', { width: 900 }, '900!910'],
  ['RH-9010', { ceiling: 1399 }, '1399!1400'],
  ['RH-9010', { ceiling: 1950 }, '1950>1900'],
  ['RH-9010', { duct: 150 }, '150>180'],
  ['RH-9010', { duct: 'none', power: 'none' }, 'none>RK-90', 'none>13a'],
  ['RH-9010', { hobWidth: 860 }, '860!800'],
  ['RH-7510', { width: 756, duct: 'window', hobWidth: 730 }],
  ['RH-7510', { width: 755, duct: 200 }, '755!756'],
  ['RH-9020', { ceiling: 1400, below: 'gas' }],
  ['RH-9020', { ceiling: 1350, below: 'induction' }],
  ['RH-9021', { ceiling: 1350, below: 'gas', power: '20a' }, '20a>13a', '1350!1400'],
  ['RH-1230', { width: 1200, duct: 'window' }, '180!200'],
  ['RH-1230', { ceiling: 1479, below: 'gas' }, '1479!1480'],
  ['RH-6040', { width: 600, ceiling: 1200, duct: 150, hobWidth: 600 }],
  ['RH-6040', { width: 590, duct: 120 }, '120>150', '590!600'],
])

cases('hobs', 2, [
  ['HB-7830', { cutoutWidth: 750, cutoutDepth: 420, depthBelow: 110, wall: 165, tall: 315, gas: 'town', power: 'none' }],
  ['HB-7830', { cutoutWidth: 730, cutoutDepth: 420 }, '730>750'],
  ['HB-7830', { cutoutWidth: 770, cutoutDepth: 431 }, '770>760', '431>430'],
  ['HB-7830', { cutoutWidth: 860 }, '860!760'],
  ['HB-7830', { depthBelow: 100, gas: 'lpg' }, '100>110', 'town>lpg'],
  ['HB-7830', { gas: 'none' }, 'none!town-gas lpg'],
  ['HB-7830', { above: 650, aboveWhat: 'hood' }],
  ['HB-7830', { above: 650, aboveWhat: 'cabinet' }, '650>750'],
  ['HB-7320', { cutoutWidth: 700, cutoutDepth: 400, wall: 165 }],
  ['HB-7320', { cutoutWidth: 690, wall: 165 }, '690>700', '165!170'],
  ['HB-9050', { cutoutWidth: 860, cutoutDepth: 480, wall: 220, tall: 320, depthBelow: 105, power: '13a' }],
  ['HB-9050', { cutoutWidth: 880, wall: 205, tall: 305 }, '205!210', '305!310'],
  ['HB-9050', { above: 380, aboveWhat: 'slanted' }, '380>400'],
  ['HB-3020', { cutoutWidth: 270, cutoutDepth: 490, depthBelow: 55, gas: 'none', power: '13a' }],
  ['HB-3020', { cutoutWidth: 260, cutoutDepth: 500, power: '32a' }, '260>270', '32a>13a'],
  ['HB-6240', { cutoutWidth: 560, cutoutDepth: 490, power: '13a' }, '13a>32a'],
  ['HB-8041', { cutoutWidth: 750, cutoutDepth: 480 }, '750>780', '480>490'],
  ['HB-8041', { cutoutWidth: 780, wall: 59, tall: 160 }, '59!60'],
])

cases('ovens', 3, [
  ['EO-6060', { nicheWidth: 560, nicheHeight: 590, nicheDepth: 550, place: 'worktop', door: 500, power: '13a' }],
  ['EO-6060', { nicheWidth: 559 }, '559!560'],
  ['EO-6060', { nicheWidth: 600, nicheHeight: 600 }, '600>568', '600>595'],
  ['EO-6072', { nicheHeight: 575, nicheDepth: 540 }, '575>590', '540!550'],
  ['EO-6074', { power: '13a', door: 600 }, '13a>20a', '600!620'],
  ['EO-6076', { nicheHeight: 1060, stack: 'MW-4540', place: 'column' }],
  ['EO-6076', { nicheHeight: 1050, stack: 'mw4540', place: 'column' }, '1050>1060'],
  ['EO-6076', { nicheHeight: 1060, stack: 'MW-4540', place: 'worktop' }, '!'],
])

cases('steam ovens', 4, [
  ['SO-6058', { nicheWidth: 568, nicheHeight: 595, nicheDepth: 560, place: 'column', power: '13a' }],
  ['SO-6065', { power: '32a' }, '32a>20a'],
  ['SO-6045', { nicheHeight: 450, nicheDepth: 520, place: 'column' }],
  ['SO-6045', { nicheDepth: 519, place: 'worktop' }, '519!520', 'worktop!column'],
  ['SO-6050', { nicheHeight: 590, door: 440 }, '590>455', '440!450'],
  ['SO-4535', { door: 300, power: '13a' }],
  ['SO-4535', { nicheWidth: 560 }, '>100'],
  ['SO-6065', { nicheHeight: 1060, stack: 'SO-4535', place: 'column' }, '!'],
])

cases('microwave ovens', 5, [
  ['MW-3820', { nicheWidth: 560, nicheHeight: 380, nicheDepth: 330, place: 'column', power: '13a' }],
  ['MW-3820', { nicheHeight: 450, nicheDepth: 300 }, '450>388', '300!330'],
  ['MW-3825', { nicheHeight: 370, place: 'worktop' }, '370>380', 'worktop!wall-cabinet column'],
  ['MW-4540', { nicheHeight: 450, nicheDepth: 550, door: 390 }],
  ['MW-4544', { power: 'none', door: 380 }, 'none>20a', '380!390'],
])

cases('dishwashers', 6, [
  ['SD-9008', { cabinetWidth: 864, cutoutWidth: 880, cutoutDepth: 480, worktopDepth: 600, water: true, power: '13a' }],
  ['SD-9008', { cabinetWidth: 764 }, '764!864'],
  ['SD-9008', { cutoutWidth: 860, water: false }, '860>880', '>1.5'],
  ['SD-9008', { cutoutWidth: 885, cutoutDepth: 470 }, '885>880', '470>480'],
  ['SD-6006', { cabinetWidth: 564, cutoutWidth: 580, worktopDepth: 590 }, '590!600'],
  ['SD-7507', { cabinetWidth: 770, cutoutWidth: 760, power: '20a' }, '760>730', '20a>13a'],
  ['SD-7806', { cutoutWidth: 850 }, '850!760'],
])

it('FT4: every model of the category appears exactly once, also without an answer', () => {
  for (const category of [1, 2, 3, 4, 5, 6] as const) {
    const codes = (answers: FitAnswers) => catalog.fit('en', category, answers)?.models.map(({ code }) => code) ?? []
    const all = catalog.productIds(category).map((id) => catalog.productById('en', id)?.code)
    expect(codes({})).toEqual(all)
    expect(codes({ nicheHeight: 300, cutoutWidth: 2000, width: 300, power: 'none' }).toSorted()).toEqual(all.toSorted())
  }
})

it('FT4: models that fit come first, then those with the fewest changes, then those that do not', () => {
  const found = catalog.fit('en', 2, { cutoutWidth: 730, cutoutDepth: 420, gas: 'none' })?.models ?? []
  const rank = ({ verdict, changes }: FitView) =>
    verdict === 'no' ? 100 : (changes.length > 0 ? 20 + changes.length : 0) + (verdict === 'unknown' ? 10 : 0)
  const ranks = found.map(rank)
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
  expect(new Set(ranks).size).toBeGreaterThan(1)
})
