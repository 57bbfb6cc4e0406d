import { expect, it } from 'vitest'
import { visitsHash, visitsPlaceIn } from './visits-place.ts'

it('VS1: the address says which place, view, day and visit are open, and nothing about a person', () => {
  const open = { place: 'courts', view: 'day', day: '2030-01-04', reference: 'H7KM-3QRC' } as const
  expect(visitsHash(open)).toBe('#/visits/courts/day/2030-01-04/H7KM-3QRC')
  expect(visitsPlaceIn(visitsHash(open))).toEqual(open)
  const week = { view: 'week', day: undefined, reference: undefined }
  expect(visitsPlaceIn('#/visits/courts')).toEqual({ place: 'courts', ...week })
  expect(visitsPlaceIn('#/visits/courts/week/2030-02-30')).toEqual({ place: 'courts', ...week })
  expect(visitsPlaceIn('#/visits/<script>')).toEqual({ place: undefined, ...week })
})
