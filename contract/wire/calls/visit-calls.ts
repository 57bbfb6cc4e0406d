/*
 * Visits to a showroom: six calls. Times are instants in UTC (`2026-12-05T03:00:00Z`); `day` and `time` are the same in Singapore, ready to be
 * shown. No reply contains the name, the mailbox or the phone number of the visitor.
 *
 * | call                    | method    | fields beside lang, country                                               | data      |
 * | ----------------------- | --------- | ------------------------------------------------------------------------- | --------- |
 * | /api/Visit/places       | GET, POST |                                                                           | Place[]   |
 * | /api/Visit/times        | GET, POST | place, kind, from, until, people, token                                   | Times     |
 * | /api/Visit/book         | POST      | place, kind, start, people, name, email, phone, models, measures, note    | Reply     |
 * | /api/Visit/change       | POST      | token, start, place, kind, people, sequence                               | Reply     |
 * | /api/Visit/cancel       | POST      | token, sequence                                                           | Reply     |
 * | /api/Visit/visit        | GET, POST | token                                                                     | Visit     |
 *
 * `/visit.ics?token=…` (GET) is the calendar entry of a visit. It is not JSON, and no call.
 *
 * The mails link to the page `yourVisit` with `?token=`. It acts only on POST, because mail scanners open every link.
 *
 * `book` also takes `form_token`, `comment_link` and the header `Idempotency-Key`, as every form does (information-calls.ts). A repeated send gets
 * the visit that the first one has booked.
 *
 * A time that can't be had is no error: the reply is a 200 whose `outcome` says why, and whose `next` has up to six free times, the nearest
 * first. Only `booked`, `changed` and `cancelled` mean that something is stored.
 *
 * | outcome   | of                   | means                                                                                        |
 * | --------- | -------------------- | -------------------------------------------------------------------------------------------- |
 * | booked    | book                 | the visit is stored; the mail follows                                                        |
 * | requested | book                 | stored as a request that staff look at, because it looks like spam: nothing is booked yet    |
 * | changed   | change               | the visit is at the new time; also if it was there before                                    |
 * | cancelled | cancel, change       | the visit is cancelled; also if it was before                                                |
 * | taken     | book, change         | somebody else has that time; other times of the day are free                                 |
 * | full      | book, change         | nothing is left on that day                                                                  |
 * | closed    | book, change         | the place takes no visits then: closed since, outside its hours, or it hasn't that kind       |
 * | tooLate   | book, change, cancel | less than the lead time is left until that time, or until the visit                          |
 * | tooFar    | book, change         | after the horizon                                                                            |
 * | meanwhile | change, cancel       | `sequence` isn't that of the visit: it was changed in another window. `visit` is as it is now |
 *
 * Errors, as of every call: 400 (fields), 404 (`token`: unknown or erased; `place`), 409 (idempotency key), 429, 503 (nothing is stored).
 */

import { z } from 'zod'
import { isMailbox } from '#contract/contact/mailbox.ts'
import { extras, shownVersions } from '#contract/forms/extras.ts'
import { visit as visitForm } from '#contract/forms/forms.ts'
import { mostPeople, visitKinds } from '#contract/visits/kinds.ts'
import { readCall, sendCall } from '../call.ts'
import { Flag, Line, localised } from '../common.ts'

const Instant = z.string().describe('In UTC, such as 2026-12-05T03:00:00Z')
const Kind = z.enum(visitKinds)
const Id = z.string()

const VisitTime = z.object({
  start: Instant,
  day: z.string().describe('YYYY-MM-DD, in Singapore'),
  time: z.string().describe('HH:MM, in Singapore'),
  left: z.int().describe('How many visits, or seats of an evening, are left'),
})
export type VisitTime = z.infer<typeof VisitTime>

const VisitDay = z.object({
  day: z.string().describe('YYYY-MM-DD, in Singapore'),
  state: z.enum(['free', 'full', 'closed']).describe('closed: no visits on this day, or it is past, or after the horizon'),
  times: z.array(VisitTime),
})
export type VisitDay = z.infer<typeof VisitDay>

const Times = z.object({
  place: Id,
  kind: Kind,
  minutes: z.int(),
  first: z.string().describe('The first day that can be booked'),
  last: z.string().describe('The last day that can be booked'),
  days: z.array(VisitDay),
  next: z.array(VisitTime).describe('The next free times, up to six, if no asked day has one'),
})
export type VisitTimes = z.infer<typeof Times>

const Place = z.object({
  id: Id,
  name: z.string(),
  address: z.string(),
  postcode: z.string(),
  phone: z.string(),
  lat: z.number(),
  lon: z.number(),
  map: z.string().describe('A URL that opens the place in the visitor’s map app'),
  kinds: z.array(z.object({ kind: Kind, minutes: z.int(), seats: z.int().describe('Of an evening; 0 for other kinds') })),
})
export type VisitPlace = z.infer<typeof Place>

const Visit = z.object({
  reference: z.string().describe('A short code that a person can read out over the phone'),
  token: z.string().describe('Whoever has it can change and cancel the visit'),
  state: z.enum(['booked', 'cancelled', 'missed']),
  sequence: z.int().describe('How often it was changed'),
  place: Id,
  kind: Kind,
  start: Instant,
  end: Instant,
  day: z.string().describe('YYYY-MM-DD, in Singapore'),
  time: z.string().describe('HH:MM, in Singapore'),
  minutes: z.int(),
  people: z.int(),
  models: z.string(),
  changeable: Flag.describe('1 until the lead time before it'),
  until: Instant.describe('Until when it can be changed and cancelled'),
  calendar: z.string().describe('Path of its calendar entry'),
  cancelledBy: z.enum(['', 'visitor', 'staff']),
  word: z.string().describe('What staff who cancelled it tell the visitor'),
})
export type Visit = z.infer<typeof Visit>

export const visitOutcomes = [
  'booked',
  'requested',
  'changed',
  'cancelled',
  'taken',
  'full',
  'closed',
  'tooLate',
  'tooFar',
  'meanwhile',
] as const
export type VisitOutcome = (typeof visitOutcomes)[number]

const Reply = z.object({
  outcome: z.enum(visitOutcomes),
  reference: z.string().describe('Empty if nothing is stored'),
  visit: Visit.nullable().describe('The visit as it is now. null if there is none'),
  next: z.array(VisitTime).describe('The next free times, up to six'),
})
export type VisitReply = z.infer<typeof Reply>

const Token = Line.trim().min(1, 'required').max(200, 'notFound').describe('From the reply or the link in the mail')
const PlaceId = Line.trim().min(1, 'required').describe('Id of a place, from /api/Visit/places')
const Start = z.iso.datetime('unreadable').describe('An instant in UTC, from /api/Visit/times')
const Day = z.iso.date('unreadable')
const People = z
  .string()
  .regex(new RegExp(`^[1-${mostPeople}]$`), 'impossible')
  .transform(Number)
  .describe(`1 to ${mostPeople}`)
const Sequence = z
  .string()
  .regex(/^[0-9]{1,6}$/, 'unreadable')
  .transform(Number)
  .optional()
  .describe('Of the visit that is changed. If it was changed meanwhile, nothing happens')

const FilledLine = Line.trim().min(1, 'required')

export const visitPlaces = readCall({
  path: '/api/Visit/places',
  summary: 'Stores and shops that take visits',
  fields: z.object(localised),
  data: z.array(Place),
})

export const visitTimes = readCall({
  path: '/api/Visit/times',
  cache: 'never',
  summary: 'Free times of a place and a kind of visit',
  notes: 'At most 62 days. Days that can’t be booked are closed. With the token of a visit, its own time counts as free.',
  fields: z.object({
    place: PlaceId,
    kind: Kind,
    from: Day.optional().describe('YYYY-MM-DD in Singapore; today without it'),
    until: Day.optional().describe('YYYY-MM-DD in Singapore; six days after from without it'),
    people: People.default(1),
    token: Token.optional(),
    ...localised,
  }),
  data: Times,
})

export const bookVisit = sendCall({
  path: '/api/Visit/book',
  summary: 'Book a visit',
  notes: 'See `outcome`: a time that is taken is no error.',
  fields: z.object({
    place: PlaceId,
    kind: Kind,
    start: Start,
    people: People.default(1),
    name: FilledLine,
    email: FilledLine.refine(isMailbox, 'mailbox'),
    phone: FilledLine,
    models: Line.trim().default('').describe('Codes of the models to see, comma-joined'),
    measures: z.string().trim().default('').describe('Of the kitchen, as typed'),
    note: z.string().trim().default(''),
    [extras.consent]: z.enum(Object.values(shownVersions).flat()).optional().describe('As of every form'),
    [extras.token]: z.string().optional().describe('From /api/Information/token. Without it, the rate limit is stricter'),
    [extras.trap]: z.string().optional().describe('Stays empty'),
    ...localised,
  }),
  required: Object.fromEntries(visitForm.fields.map(({ name, required }) => [name, required])),
  data: Reply,
})

export const changeVisit = sendCall({
  path: '/api/Visit/change',
  summary: 'Move a visit to another time',
  fields: z.object({
    token: Token,
    start: Start,
    place: PlaceId.optional().describe('Stays as it is without it'),
    kind: Kind.optional().describe('Stays as it is without it'),
    people: People.optional().describe('Stays as it is without it'),
    sequence: Sequence,
    ...localised,
  }),
  data: Reply,
})

export const cancelVisit = sendCall({
  path: '/api/Visit/cancel',
  summary: 'Cancel a visit',
  fields: z.object({ token: Token, sequence: Sequence, ...localised }),
  data: Reply,
})

export const showVisit = readCall({
  path: '/api/Visit/visit',
  cache: 'never',
  summary: 'A visit, by the token of its link',
  fields: z.object({ token: Token, ...localised }),
  data: Visit,
})
