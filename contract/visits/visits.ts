import type { Visit, VisitReply, VisitTime, VisitTimes } from '../wire/calls/visit-calls.ts'
import type { Problem } from '../wire/problems.ts'
import type { VisitKind } from './kinds.ts'

/** `from` is today and `until` six days later if they are missing. With the token of a visit, its own time counts as free. */
export type AskedTimes = { place: string; kind: VisitKind; from?: string; until?: string; people?: number; token?: string }

export type AskedPlaces = { places: readonly string[]; kind: VisitKind; people: number }

/** What pages ask about visits. `unknown`: there is no such place, kind or visit. `away`: the database doesn't answer. */
export type Visits = {
  times: (asked: AskedTimes) => Promise<VisitTimes | 'unknown' | 'away'>
  /** The first free time of each place that has one. */
  firstFree: (asked: AskedPlaces) => Promise<ReadonlyMap<string, VisitTime> | 'away'>
  show: (token: string) => Promise<Visit | 'unknown' | 'away'>
}

/** The answer to who books, changes or cancels a visit. `unknown`: no visit has this token, or no place this id. */
export type VisitAnswer =
  | { outcome: 'answered'; reply: VisitReply }
  | { outcome: 'unknown' }
  | { outcome: 'away' | 'tooMany' | 'conflict' }

/** The same for a posted form, which may be wrong. */
export type SentVisit =
  | VisitAnswer
  /** In form order; `field` is the name used in the API. */
  | { outcome: 'invalid'; problems: { field: string; problem: Problem }[] }
  | { outcome: 'unreadable' }
