import { describe, expect, it } from 'vitest'
import type { OpeningHours } from '#contract/views/places.ts'
import { openState } from './open-state.ts'

/** Closed on Mondays. */
const shop: OpeningHours[] = [
  { days: ['tue', 'wed', 'thu', 'fri'], open: '11:00', close: '20:00' },
  { days: ['sat', 'sun'], open: '10:00', close: '19:00' },
]
/** 2 June 2026 is a Tuesday. */
const at = (dayAndTime: string) => new Date(`2026-06-${dayAndTime}:00+08:00`)

describe('S1, S2: open now', () => {
  it.each([
    ['02T11:00', { kind: 'open', until: '20:00' }],
    ['02T19:59', { kind: 'open', until: '20:00' }],
    ['02T10:59', { kind: 'opensToday', at: '11:00' }],
    ['02T20:00', { kind: 'opensTomorrow', at: '11:00' }],
    ['05T23:30', { kind: 'opensTomorrow', at: '10:00' }],
    ['07T19:00', { kind: 'opensLater', day: 'tue', at: '11:00' }],
    ['08T12:00', { kind: 'opensTomorrow', at: '11:00' }],
  ])('at %s in Singapore', (time, state) => expect(openState(shop, at(time))).toEqual(state))

  it("uses Singapore time, whatever the visitor's time zone", () => {
    // Sunday in New York, Monday noon in Singapore.
    expect(openState(shop, new Date('2026-06-07T23:00:00-05:00'))).toEqual({ kind: 'opensTomorrow', at: '11:00' })
    expect(openState(shop, new Date('2026-06-01T22:30:00-05:00'))).toEqual({ kind: 'open', until: '20:00' })
  })

  it('handles a lunch break', () => {
    const withBreak: OpeningHours[] = [
      { days: ['tue'], open: '14:00', close: '18:00' },
      { days: ['tue'], open: '09:00', close: '12:00' },
    ]
    expect(openState(withBreak, at('02T12:30'))).toEqual({ kind: 'opensToday', at: '14:00' })
    expect(openState(withBreak, at('02T08:00'))).toEqual({ kind: 'opensToday', at: '09:00' })
    expect(openState(withBreak, at('03T08:00'))).toEqual({ kind: 'opensLater', day: 'tue', at: '09:00' })
  })

  it('treats 24:00 as the end of the day', () =>
    expect(openState([{ days: ['tue'], open: '18:00', close: '24:00' }], at('02T23:59'))).toEqual({
      kind: 'open',
      until: '24:00',
    }))

  it('is undefined if no hours are known', () => expect(openState([], at('02T12:00'))).toBeUndefined())
})
