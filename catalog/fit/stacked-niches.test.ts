import { expect, it } from 'vitest'
import { valuesByKind } from '../plausibility/values-by-kind.ts'
import { stackedNiches } from './stacked-niches.ts'

const withNiche = (code: string, height: number) => ({ code, model: valuesByKind({ niche: [560, 550, height] }) })
const tableTop = { code: 'SO-0003', model: valuesByKind({ 'free-side': 100 }) }

it('FT3: one opening for each height of the models, with the shelf between', () => {
  const models = [withNiche('SO-0001', 590), withNiche('SO-0002', 450), tableTop, withNiche('SO-0004', 450)]
  expect(stackedNiches(models, withNiche('EO-0001', 590).model)).toEqual([
    { own: 450, shelf: 20, other: 590, total: 1060, codes: ['SO-0002', 'SO-0004'] },
    { own: 590, shelf: 20, other: 590, total: 1200, codes: ['SO-0001'] },
  ])
})

it('FT3: a table-top oven has no opening', () => expect(stackedNiches([withNiche('EO-0001', 590)], tableTop.model)).toEqual([]))
