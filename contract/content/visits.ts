import { z } from 'zod'
import { quarterMinutes } from '../visits/kinds.ts'
import { OpeningHours, Time, WeekdayName } from './hours.ts'
import { Day, Words } from './words.ts'

const Minutes = z.int().min(quarterMinutes).max(480).multipleOf(quarterMinutes, 'a multiple of 15').meta({ unit: 'min' })

/** A kind that staff give one visitor, or one family, their time for. */
const advised = { minutes: Minutes }

/**
 * A kind of visit to a place. A cooking evening takes place at fixed times and has seats of its own. The others begin at any time within the
 * hours, and share the people of the place.
 */
const Kind = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('model'), ...advised }),
  z.strictObject({ kind: z.literal('planning'), ...advised }),
  z.strictObject({
    kind: z.literal('cooking'),
    minutes: Minutes,
    seats: z.int().min(1).max(40),
    evenings: z.array(z.strictObject({ days: z.array(WeekdayName).min(1), at: Time })).min(1),
  }),
])

/** Days on which a place takes no visits. */
const Closure = z.strictObject({ from: Day, until: Day, reason: Words.optional() })

/** How a store or a shop takes visits. Without it, it takes none. */
export const VisitRules = z.strictObject({
  /** How many advised visits the people of the place can take at the same time. */
  atOnce: z.int().min(1).max(20),
  /** An advised visit begins on a multiple of this, from when the place opens. */
  every: z.int().min(quarterMinutes).max(240).multipleOf(quarterMinutes, 'a multiple of 15').default(30).meta({ unit: 'min' }),
  /** For how long before its start a visit can be booked, changed and cancelled. */
  leadHours: z.int().min(0).max(168).default(2).meta({ unit: 'h' }),
  /** How far ahead visits can be booked. */
  horizonWeeks: z.int().min(1).max(26).default(8),
  /** When visits take place. Without it, whenever the place is open. */
  hours: z.array(OpeningHours).min(1).optional(),
  kinds: z.array(Kind).min(1),
  closed: z.array(Closure).default([]),
})
export type VisitRules = z.infer<typeof VisitRules>

/** A public holiday, on which no place takes visits. */
export const Holiday = z.strictObject({ day: Day, name: Words })
export type Holiday = z.infer<typeof Holiday>
