import type { Generated, Kysely } from 'kysely'
import type { VisitKind } from '#contract/visits/kinds.ts'

// ISO format in UTC: sortable as text, and the same in both databases.
type Time = string
type Flag = 0 | 1

/** One row per submission. */
type SubmissionTable = {
  reference: string
  kind: string
  language: string
  received_at: Time
  /** JSON of the fields, by stored name. */
  fields: string
  status: 'open' | 'closed'
  assignee: string | null
  closed_at: Time | null
  consent_version: string | null
  consent_language: string | null
  consent_at: Time | null
  /** When the consent to marketing was withdrawn. */
  withdrawn_at: Time | null
  /** Suspected spam: stored, but delivered to nobody until staff say that it is none. A digest tells them once a day. */
  suspected: Flag
}

/** Normalized email addresses and phone numbers, for finding the submissions of a person. */
type PersonKeyTable = { reference: string; value: string }

/** Deliveries to staff, visitors and other programs. Mails are composed when they are sent, so that personal data is stored only once. */
type OutboxTable = {
  reference: string
  channel: string
  state: 'waiting' | 'sent' | 'parked'
  /** The time of the next attempt. During an attempt, the end of the lease. */
  due_at: Time
  attempts: number
  first_tried_at: Time | null
  sent_at: Time | null
  /** A code such as ECONNREFUSED, never an email address. */
  last_error: string | null
  /** Raised when something else is to be delivered, so that the result of an attempt for the earlier content does not count. */
  version: Generated<number>
}

/** Deduplication keys: a repeated submission finds the first one. Keys are HMACs. */
type RepeatKeyTable = { key: string; fields_hash: string; reference: string; expires_at: Time }

/**
 * Whether a mailbox gets news: one row each, also after an erasure, so the mailbox is an HMAC. Withdrawn ones are the suppression list for
 * newsletters.
 */
type ConsentTable = {
  mailbox: string
  state: 'subscribed' | 'withdrawn'
  /** Since when. */
  at: Time
  /** The text that the visitor agreed to, and its language. Null once they withdrew. */
  version: string | null
  language: string | null
  /** The submission that changed the state. Null after it was erased. */
  reference: string | null
}

/** The mailbox, as an HMAC, of each subscription ever made: links in old mails name only the reference. */
type SubscriptionTable = { reference: string; mailbox: string }

/** Who was erased and when, so that no backup brings them back: HMACs of their mailboxes and numbers, and the references. */
type ErasureTable = { kind: 'person' | 'reference'; value: string; at: Time }

/** Values shared by all nodes, such as the secret of the HMACs. */
type SettingTable = { name: string; value: string }

/** Searches of a day, without anything about the visitors. `day` is the date in Singapore. */
type SearchCountTable = {
  day: string
  language: string
  query: string
  searches: number
  without_result: number
  /** Searches after which a result was opened. */
  opened: number
}

/** What staff write about a submission. A removed note can be restored until the submission is erased. */
type NoteTable = { id: string; reference: string; at: Time; author: string; text: string; removed: Flag }

/** Mails of staff to the visitor, kept with the submission. */
type AnswerTable = {
  id: string
  reference: string
  at: Time
  author: string
  recipient: string
  subject: string
  text: string
  state: 'sending' | 'sent' | 'failed'
  error: string | null
}

/** What a member of staff has begun to write about a submission. */
type UnfinishedTable = { reference: string; who: string; part: 'note' | 'answer' | 'answerId'; text: string; at: Time }

/** Who looked at or changed a submission, without personal data of visitors: it stays when a submission is erased. */
type AuditTable = { id: string; at: Time; who: string; action: string; reference: string | null; detail: string | null }

/**
 * A booked visit. Its person, models and notes are in the submission, whose fields also repeat place and time. It stays when it is cancelled. Without
 * this row, a submission of a visit is only a request.
 */
type VisitTable = {
  reference: string
  place: string
  kind: VisitKind
  starts_at: Time
  ends_at: Time
  people: number
  state: 'booked' | 'cancelled' | 'missed'
  /** How often it was changed, as calendars count. */
  sequence: number
  booked_at: Time
  changed_at: Time
  /** Who cancelled it. */
  cancelled_by: 'visitor' | 'staff' | null
  /** What staff wrote to the visitor when they cancelled it. */
  word: string | null
}

/**
 * The seats that visits take, by quarter of an hour: its primary key is what keeps two visits from having the same one. `quarter` counts from
 * 1970.
 */
type VisitSeatTable = { place: string; pool: string; quarter: number; seat: number; reference: string }

/** Times that staff have blocked at a place. */
type VisitBlockTable = { id: string; place: string; starts_at: Time; ends_at: Time; author: string; at: Time; text: string }

export type Tables = {
  submission: SubmissionTable
  person_key: PersonKeyTable
  outbox: OutboxTable
  repeat_key: RepeatKeyTable
  setting: SettingTable
  consent: ConsentTable
  subscription: SubscriptionTable
  erasure: ErasureTable
  search_count: SearchCountTable
  note: NoteTable
  answer: AnswerTable
  unfinished: UnfinishedTable
  audit: AuditTable
  visit: VisitTable
  visit_seat: VisitSeatTable
  visit_block: VisitBlockTable
}

export type Dialect = 'sqlite' | 'postgres'

/** An open transaction. */
export type Transaction = { db: Kysely<Tables>; dialect: Dialect }
