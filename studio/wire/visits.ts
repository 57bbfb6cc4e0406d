import { z } from 'zod'
import { isMailbox } from '#contract/contact/mailbox.ts'
import { type Language, languageNames } from '#contract/languages.ts'
import { mostDays, mostPeople, type VisitKind, visitKinds } from '#contract/visits/kinds.ts'

const Reference = z.string().max(40)
const PlaceId = z.string().min(1).max(100)
const Day = z.iso.date()
const Instant = z.iso.datetime()
const Kind = z.enum(visitKinds)
const People = z.int().min(1).max(mostPeople)
const Sequence = z.int().min(0)
/** What may be left empty. */
const Optional = (longest: number) => z.string().trim().max(longest)

/** The fields of each call about visits. Days are in Singapore. */
export const visitsCalls = {
  visitPlaces: z.strictObject({}),
  visits: z.strictObject({ place: PlaceId, from: Day, until: Day }).refine(({ from, until }) => spanOf(from, until) < mostDays),
  visitMove: z.strictObject({
    reference: Reference,
    sequence: Sequence,
    place: PlaceId,
    kind: Kind,
    people: People,
    start: Instant,
  }),
  visitCancel: z.strictObject({ reference: Reference, sequence: Sequence, word: Optional(500) }),
  visitMissed: z.strictObject({ reference: Reference, missed: z.boolean() }),
  visitBook: z.strictObject({
    ...{ id: z.uuid(), place: PlaceId, kind: Kind, start: Instant, people: People },
    name: z.string().trim().min(1).max(200),
    email: Optional(254).refine((text) => text === '' || isMailbox(text)),
    phone: Optional(60),
    models: Optional(200),
    note: Optional(2_000),
    language: z.enum(languageNames as [Language, ...Language[]]),
  }),
  visitBlock: z
    .strictObject({ id: z.uuid(), place: PlaceId, startsAt: Instant, endsAt: Instant, text: Optional(200) })
    .refine(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt)),
  visitUnblock: z.strictObject({ id: z.uuid() }),
  visitFeed: z.strictObject({ place: PlaceId }),
  visitFeedRenew: z.strictObject({ place: PlaceId }),
  visitCounts: z.strictObject({ from: Day, until: Day }),
}
export type VisitsCallName = keyof typeof visitsCalls

const dayMs = 24 * 60 * 60_000
const spanOf = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / dayMs

/** A row that another version of the program has stored may have another one: it is shown all the same. */
const StoredKind = z.custom<VisitKind>((value) => typeof value === 'string')

const Place = z.object({
  id: z.string(),
  name: z.object({ en: z.string(), 'zh-Hans': z.string().optional() }),
  /** None if the place takes no visits any more. */
  kinds: z.array(z.object({ kind: Kind, minutes: z.number() })),
  /** Coming visits whose time has been closed or blocked since they were booked. */
  clashes: z.array(z.object({ reference: z.string(), startsAt: z.string() })),
})
export type Place = z.infer<typeof Place>

const Visit = z.object({
  ...{ reference: z.string(), place: z.string(), kind: StoredKind, startsAt: z.string(), endsAt: z.string() },
  ...{ people: z.number(), state: z.enum(['booked', 'cancelled', 'missed']), sequence: z.number() },
  word: z.string().nullable(),
  language: z.custom<Language>((value) => typeof value === 'string'),
  ...{ name: z.string(), email: z.string(), phone: z.string(), models: z.string(), measures: z.string(), note: z.string() },
  clash: z.boolean(),
})
export type Visit = z.infer<typeof Visit>

const Block = z.object({ id: z.string(), startsAt: z.string(), endsAt: z.string(), author: z.string(), text: z.string() })
export type Block = z.infer<typeof Block>

const CalendarDay = z.object({
  day: z.string(),
  /** When advised visits take place, in minutes since midnight. */
  open: z.array(z.object({ from: z.number(), until: z.number() })),
  evenings: z.array(z.object({ startsAt: z.string(), seats: z.number(), taken: z.number() })),
})
export type CalendarDay = z.infer<typeof CalendarDay>

const Calendar = z.object({ days: z.array(CalendarDay), visits: z.array(Visit), blocks: z.array(Block) })
export type Calendar = z.infer<typeof Calendar>

/** `taken`: no seat is free then. `closed`: the place does not offer this kind. `meanwhile`: a visitor or a colleague has changed it. */
const refusals = ['taken', 'closed', 'meanwhile', 'cancelled'] as const
export type VisitRefusal = (typeof refusals)[number]

const Counts = z.object({
  places: z.array(
    z.object({
      ...{ place: z.string(), kind: z.string(), booked: z.number(), kept: z.number(), missed: z.number() },
      ...{ cancelled: z.number(), lateCancelled: z.number(), leadHours: z.number() },
    }),
  ),
  models: z.array(z.object({ model: z.string(), visits: z.number() })),
})
export type Counts = z.infer<typeof Counts>

const Done = z.object({ done: z.boolean() })
/** The secret address of a calendar feed. Null until somebody has asked for one. */
const Feed = z.object({ address: z.string().nullable() })

export const visitsResults = {
  visitPlaces: z.object({ today: z.string(), places: z.array(Place) }),
  visits: Calendar,
  visitMove: z.object({ done: z.boolean(), sequence: z.number(), refusal: z.enum(refusals).optional() }),
  visitCancel: Done,
  visitMissed: Done,
  visitBook: z.object({ done: z.boolean(), reference: z.string(), refusal: z.enum(refusals).optional() }),
  visitBlock: Done,
  visitUnblock: Done,
  visitFeed: Feed,
  visitFeedRenew: Feed,
  visitCounts: Counts,
}
