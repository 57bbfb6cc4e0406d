import { expect, it } from 'vitest'
import { placed } from './lanes.ts'

const visit = (reference: string, from: string, until: string) => ({
  reference,
  startsAt: `2030-01-04T${from}:00.000Z`,
  endsAt: `2030-01-04T${until}:00.000Z`,
})
const lanesOf = (...visits: ReturnType<typeof visit>[]) =>
  placed(visits).map(({ visit: { reference }, lane, lanes }) => `${reference} ${lane + 1}/${lanes}`)

it('VS1: visits at the same time stand beside each other, and nobody’s is hidden', () => {
  expect(lanesOf(visit('a', '03:00', '03:45'), visit('b', '03:45', '04:30'))).toEqual(['a 1/1', 'b 1/1'])
  expect(lanesOf(visit('a', '03:00', '04:30'), visit('b', '03:30', '04:15'), visit('c', '04:15', '05:00'))).toEqual([
    'a 1/2',
    'b 2/2',
    'c 2/2',
  ])
  expect(lanesOf(visit('a', '03:00', '04:00'), visit('b', '03:00', '04:00'), visit('c', '04:00', '05:00'))).toEqual([
    'a 1/2',
    'b 2/2',
    'c 1/1',
  ])
  expect(placed([visit('a', '14:30', '17:00')])).toMatchObject([{ from: 1350, until: 1500 }])
})
