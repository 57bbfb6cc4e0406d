import type { Tables } from './tables.ts'

export type TableName = keyof Tables

type TableFacts = {
  /** The columns of its primary key. A backup is sorted by them. */
  key: readonly string[]
  /** What is erased together with a submission: the rows with its `reference`. */
  isErased: boolean
  /** Counts of searches are deleted after a time, and backups are not. */
  inBackup: boolean
  /** Columns with what people wrote. PostgreSQL would copy samples of them into its statistics. */
  written: readonly string[]
}

/**
 * All tables but `migration`. Erasing, compacting, backups and the export of a person go through this list. A new table is a type error until it
 * stands here, and a test compares the list with the schema of both databases.
 */
export const tableFacts: Readonly<Record<TableName, TableFacts>> = {
  setting: { key: ['name'], isErased: false, inBackup: true, written: [] },
  // These three outlive an erasure, so that it stays one. They hold HMACs and references only.
  consent: { key: ['mailbox'], isErased: false, inBackup: true, written: [] },
  subscription: { key: ['reference'], isErased: false, inBackup: true, written: [] },
  erasure: { key: ['kind', 'value'], isErased: false, inBackup: true, written: [] },
  submission: { key: ['reference'], isErased: true, inBackup: true, written: ['fields'] },
  person_key: { key: ['value', 'reference'], isErased: true, inBackup: true, written: ['value'] },
  outbox: { key: ['reference', 'channel'], isErased: true, inBackup: true, written: [] },
  repeat_key: { key: ['key'], isErased: true, inBackup: true, written: [] },
  note: { key: ['id'], isErased: true, inBackup: true, written: ['text'] },
  answer: { key: ['id'], isErased: true, inBackup: true, written: ['recipient', 'subject', 'text'] },
  unfinished: { key: ['reference', 'who', 'part'], isErased: true, inBackup: true, written: ['text'] },
  visit: { key: ['reference'], isErased: true, inBackup: true, written: ['word'] },
  visit_seat: { key: ['place', 'pool', 'quarter', 'seat'], isErased: true, inBackup: true, written: [] },
  // Of a place, not of a person.
  visit_block: { key: ['id'], isErased: false, inBackup: true, written: ['text'] },
  // No personal data of visitors: it says who did what.
  audit: { key: ['id'], isErased: false, inBackup: true, written: [] },
  search_count: { key: ['day', 'language', 'query'], isErased: false, inBackup: false, written: [] },
}

// The keys are the names of the tables.
export const tableNames = Object.keys(tableFacts) as readonly TableName[]

export const backupTables = tableNames.filter((name) => tableFacts[name].inBackup)

type RetainedTable = 'setting' | 'consent' | 'subscription' | 'erasure' | 'audit' | 'search_count' | 'visit_block'
type ErasedTable = Exclude<TableName, RetainedTable>
/** The tables whose rows are erased together with their submission. */
export const erasedTables = tableNames.filter((name): name is ErasedTable => tableFacts[name].isErased)
