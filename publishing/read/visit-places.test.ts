import { expect, it } from 'vitest'
import { visitPlacesOf } from './visit-places.ts'

it('VS1: staff tools know the places that take visits, with their rules, from the content alone', () => {
  const places = visitPlacesOf('content')(new Date('2026-12-01T04:00:00Z'))
  const taking = places.filter(({ rules }) => rules !== undefined)
  expect(taking.map(({ name }) => name.en)).toContain('Courts')
  expect(taking.find(({ id }) => id === 'courts')?.rules).toMatchObject({
    atOnce: 1,
    closed: expect.arrayContaining([{ from: '2026-12-25', until: '2026-12-25' }]),
  })
  expect(visitPlacesOf('content/nowhere')(new Date('2026-12-01T04:00:00Z'))).toEqual([])
})
