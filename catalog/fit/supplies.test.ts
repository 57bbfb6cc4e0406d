import { expect, it } from 'vitest'
import { givenValues } from '../plausibility/given-values.ts'
import { supplies } from './supplies.ts'

it('FT3: counts the models that need an isolator, with their largest current', () => {
  const models = [
    givenValues({ supply: 'battery' }),
    givenValues({ supply: 'plug-13a', current: 12.6 }),
    givenValues({ supply: 'isolator-20a', current: 15.7 }),
    givenValues({ supply: 'isolator-32a', current: 31.3 }),
  ]
  expect(supplies(models)).toEqual({ all: 4, wired: 2, amperes: 31.3 })
  expect(supplies(models.slice(0, 2))).toEqual({ all: 2, wired: 0, amperes: 0 })
})
