import { expect, it } from 'vitest'
import { homeAdvice } from './home-advice.server.ts'

const [hoods, hobs] = [1, 2] as const
const withIsolators = { supplies: () => ({ all: 7, wired: 2, amperes: 31.3 }) }
const withSockets = { supplies: () => ({ all: 9, wired: 0, amperes: 0 }) }

it('FT3: says which main switches carry the largest current of a category, and what they have left', () => {
  const advice = homeAdvice(withIsolators, 'en', hobs, 'hdb')
  expect(advice).toContain('2 of the 7 models here need an isolator and draw up to 31.3\u00a0A')
  expect(advice).toContain('A main switch of 30\u00a0A can’t carry that.')
  expect(advice).toContain('With 40\u00a0A, 8.7\u00a0A are left')
  expect(homeAdvice(withIsolators, 'id', hobs, 'condo')).toContain('31,7\u00a0A')
})

it('FT3: models with plugs need no electrician', () => {
  const advice = homeAdvice(withSockets, 'en', hobs, 'landed')
  expect(advice).toContain('no more than a 13 A socket')
  expect(advice).not.toContain('licensed')
})

it('FT3: somebody who plans a duct in a flat is told to ask first', () => {
  expect(homeAdvice(withSockets, 'en', hoods, 'hdb')).toContain('before HDB agrees')
  expect(homeAdvice(withSockets, 'en', hoods, 'condo')).toContain('before your managing agent agrees')
  expect(homeAdvice(withSockets, 'en', hoods, 'landed')).not.toContain('duct')
  expect(homeAdvice(withSockets, 'en', hobs, 'hdb')).not.toContain('duct')
})
