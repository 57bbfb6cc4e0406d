import { expect, it } from 'vitest'
import { valuesByKind } from '../plausibility/values-by-kind.ts'
import { supplies } from './supplies.ts'

it('FT3: counts the models that need an isolator, with their largest current', () => {
  const models = [
    valuesByKind({ supply: 'battery' }),
    valuesByKind({ supply: 'plug-13a', current: 12.6 }),
    valuesByKind({ supply: 'isolator-20a', current: 15.7 }),
    valuesByKind({ supply: 'isolator-32a', current: 31.3 }),
  ]
  expect(supplies(models)).toEqual({ all: 4, wired: 2, amperes: 31.3 })
  expect(supplies(models.slice(0, 2))).toEqual({ all: 2, wired: 0, amperes: 0 })
})
