import type { Kysely } from 'kysely'

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
  /** Suspected spam: stored, but not delivered to anyone. */
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
}

/** Deduplication keys: a repeated submission finds the first one. Keys are HMACs. */
type RepeatKeyTable = { key: string; fields_hash: string; reference: string; expires_at: Time }

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
type UnfinishedTable = { reference: string; who: string; part: 'note' | 'answer'; text: string; at: Time }

/** Who looked at or changed a submission, without personal data of visitors: it stays when a submission is erased. */
type AuditTable = { id: string; at: Time; who: string; action: string; reference: string | null; detail: string | null }

export type Tables = {
  submission: SubmissionTable
  person_key: PersonKeyTable
  outbox: OutboxTable
  repeat_key: RepeatKeyTable
  setting: SettingTable
  search_count: SearchCountTable
  note: NoteTable
  answer: AnswerTable
  unfinished: UnfinishedTable
  audit: AuditTable
}

export type Dialect = 'sqlite' | 'postgres'

/** An open transaction. */
export type Transaction = { db: Kysely<Tables>; dialect: Dialect }
