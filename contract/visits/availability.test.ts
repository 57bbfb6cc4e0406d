import { describe, expect, it } from 'vitest'
import {
  bookableDays,
  freeDays,
  isOffered,
  openSpans,
  problemOf,
  quartersOf,
  startsOn,
  visitDayOf,
  wallTime,
} from './availability.ts'
import type { PlaceRules } from './rules.ts'

const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

const store: PlaceRules = {
  place: 'store',
  atOnce: 2,
  every: 30,
  leadHours: 2,
  horizonWeeks: 8,
  hours: [{ days: [...everyDay], open: '11:00', close: '13:00' }],
  kinds: [
    { kind: 'model', minutes: 45 },
    { kind: 'planning', minutes: 90 },
    { kind: 'cooking', minutes: 150, seats: 4, evenings: [{ days: ['fri'], at: '22:30' }] },
  ],
  closed: [{ from: '2027-01-01', until: '2027-01-02' }],
}
const at = (text: string) => Date.parse(text)
const now = at('2026-12-01T02:00:00Z')
const noSeats = { seats: new Map<number, number>(), blocked: [] }

describe('VB1: times at which a visit may begin', () => {
  it.each([
    ['model', '2026-12-05', ['11:00', '11:30', '12:00']],
    ['planning', '2026-12-05', ['11:00', '11:30']],
    ['cooking', '2026-12-04', ['22:30']],
    ['cooking', '2026-12-05', []],
    ['model', '2027-01-01', []],
    ['model', '2028-02-29', ['11:00', '11:30', '12:00']],
  ] as const)('%s on %s', (kind, day, times) => {
    expect(startsOn(store, kind, day).map((start) => wallTime(start).time)).toEqual(times)
  })

  it('reach until midnight when a place closes at 24:00', () => {
    const late = { ...store, hours: [{ days: [...everyDay], open: '23:00', close: '24:00' }] }
    expect(startsOn(late, 'model', '2026-12-31').map(wallTime)).toEqual([{ day: '2026-12-31', time: '23:00' }])
  })
})

describe('VB4: a time that can’t be booked', () => {
  it.each([
    ['less than two hours ahead', '2026-12-05T01:00:01Z', '2026-12-05T03:00:00Z', 'tooLate'],
    ['exactly two hours ahead', '2026-12-05T01:00:00Z', '2026-12-05T03:00:00Z', undefined],
    ['past', '2026-12-05T04:00:00Z', '2026-12-05T03:00:00Z', 'tooLate'],
    ['on the last day of the eight weeks', '2026-12-05T02:00:00Z', '2027-01-30T03:00:00Z', undefined],
    ['a day later', '2026-12-05T02:00:00Z', '2027-01-31T03:00:00Z', 'tooFar'],
    ['a day later, when it is that day in Singapore', '2026-12-05T16:00:00Z', '2027-01-31T03:00:00Z', undefined],
    ['on a holiday', '2026-12-05T02:00:00Z', '2027-01-01T03:00:00Z', 'closed'],
    ['between two times', '2026-12-05T00:00:00Z', '2026-12-05T03:15:00Z', 'closed'],
    ['after hours', '2026-12-05T00:00:00Z', '2026-12-05T05:00:00Z', 'closed'],
  ] as const)('%s', (_title, asked, start, problem) => {
    expect(problemOf(store, 'model', at(start), at(asked))).toBe(problem)
  })

  it('says so for a kind that the place hasn’t', () => {
    const rules = { ...store, kinds: [{ kind: 'model', minutes: 45 } as const] }
    expect(problemOf(rules, 'planning', at('2026-12-05T03:00:00Z'), now)).toBe('closed')
  })
})

it('VP3: a visit that is booked fits its place until the day, the hours or the evening change', () => {
  const fits = (kind: 'model' | 'cooking', start: string, end: string) =>
    isOffered(store, kind, { start: at(start), end: at(end) })
  expect(fits('model', '2026-12-05T03:10:00Z', '2026-12-05T03:55:00Z')).toBe(true)
  expect(fits('model', '2026-12-05T04:30:00Z', '2026-12-05T05:15:00Z')).toBe(false)
  expect(fits('model', '2027-01-01T03:00:00Z', '2027-01-01T03:45:00Z')).toBe(false)
  expect(fits('cooking', '2026-12-04T14:30:00Z', '2026-12-04T17:00:00Z')).toBe(true)
  expect(fits('cooking', '2026-12-05T14:30:00Z', '2026-12-05T17:00:00Z')).toBe(false)
  expect(openSpans(store, '2027-01-01')).toEqual([])
})

it('VB1: days are bookable from the lead time on, by the day in Singapore', () => {
  expect(bookableDays(store, at('2026-12-05T13:00:00Z'))).toEqual({ first: '2026-12-05', last: '2027-01-30' })
  expect(bookableDays(store, at('2026-12-05T14:30:00Z'))).toEqual({ first: '2026-12-06', last: '2027-01-30' })
})

describe('VB2: free times', () => {
  const day = { from: '2026-12-05', until: '2026-12-05', now, people: 1 }
  const times = (kind: 'model' | 'planning', seats: [string, number][], blocked = noSeats.blocked) =>
    freeDays(store, { ...day, kind }, { seats: new Map(seats.map(([text, count]) => [quarter(text), count])), blocked }).flatMap(
      (one) => visitDayOf(one).times.map(({ time, left }) => `${time} ${left}`),
    )
  const quarter = (text: string) => quartersOf(at(text), at(text)).from

  it('count who is there at the same time, whatever they came for', () => {
    expect(times('model', [])).toEqual(['11:00 2', '11:30 2', '12:00 2'])
    expect(times('model', [['2026-12-05T03:30:00Z', 1]])).toEqual(['11:00 1', '11:30 1', '12:00 2'])
    expect(times('model', [['2026-12-05T03:45:00Z', 2]])).toEqual(['11:00 2', '12:00 2'])
    expect(times('planning', [['2026-12-05T03:00:00Z', 2]])).toEqual(['11:30 2'])
  })

  it('leave out what staff have blocked', () => {
    const blocked = [quartersOf(at('2026-12-05T04:00:00Z'), at('2026-12-05T05:00:00Z'))]
    const [free] = freeDays(store, { ...day, kind: 'model' }, { seats: new Map(), blocked })
    expect(free).toMatchObject({ minutes: [11 * 60], left: [2] })
  })

  it('need a seat for each person of an evening, which may last past midnight', () => {
    const friday = { from: '2026-12-04', until: '2026-12-04', now, kind: 'cooking' as const }
    const afterMidnight = new Map([[quarter('2026-12-04T16:30:00Z'), 3]])
    expect(freeDays(store, { ...friday, people: 2 }, { seats: afterMidnight, blocked: [] })).toMatchObject([{ state: 'full' }])
    expect(freeDays(store, { ...friday, people: 1 }, { seats: afterMidnight, blocked: [] }).map(visitDayOf)).toMatchObject([
      { state: 'free', times: [{ start: '2026-12-04T14:30:00Z', left: 1 }] },
    ])
  })

  it('say which days are closed', () => {
    const days = freeDays(store, { ...day, from: '2026-11-30', until: '2026-12-01', kind: 'model' }, noSeats)
    expect(days.map(({ state }) => state)).toEqual(['closed', 'free'])
    const end = freeDays(store, { ...day, from: '2027-01-26', until: '2027-01-27', kind: 'model' }, noSeats)
    expect(end.map(({ state }) => state)).toEqual(['free', 'closed'])
  })
})
