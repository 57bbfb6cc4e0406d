import type { Kysely } from 'kysely'

// Times are ISO texts in UTC: they sort as they are, and both databases keep them alike.
type Time = string
type Flag = 0 | 1

/** One thing that a visitor sent. */
type SubmissionTable = {
  reference: string
  kind: string
  language: string
  received_at: Time
  /** What was sent, by its stored names, as JSON. */
  fields: string
  status: 'open' | 'closed'
  assignee: string | null
  closed_at: Time | null
  consent_version: string | null
  consent_language: string | null
  consent_at: Time | null
  /** Since when marketing must leave this person alone. */
  withdrawn_at: Time | null
  /** Sent by a program, as far as can be told: kept, but nobody is told about it. */
  suspected: Flag
}

/** By what a person is found again: e-mail addresses and phone numbers in one plain form. */
type PersonKeyTable = { reference: string; value: string }

/** What somebody still has to be told. The words are made when they are sent: nothing of what a visitor typed is kept twice. */
type OutboxTable = {
  reference: string
  channel: string
  state: 'waiting' | 'sent' | 'parked'
  /** When to try (again). While somebody is trying, when they have to have come back. */
  due_at: Time
  attempts: number
  first_tried_at: Time | null
  sent_at: Time | null
  /** A code such as ECONNREFUSED; never an address. */
  last_error: string | null
}

/** What was sent under which key, so that a second time finds the first. Keys are hashes. */
type RepeatKeyTable = { key: string; fields_hash: string; reference: string; expires_at: Time }

/** What all nodes have to agree on, such as the key of the hashes. */
type SettingTable = { name: string; value: string }

export type Tables = {
  submission: SubmissionTable
  person_key: PersonKeyTable
  outbox: OutboxTable
  repeat_key: RepeatKeyTable
  setting: SettingTable
}

export type Dialect = 'sqlite' | 'postgres'

/** An open transaction, on whichever database. */
export type Transaction = { db: Kysely<Tables>; dialect: Dialect }
