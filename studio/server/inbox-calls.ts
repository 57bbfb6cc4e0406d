import { personKey } from '#submissions/person-keys.ts'
import type { By } from '#submissions/staff/audit.ts'
import type { InboxCounts } from '#submissions/staff/counts.ts'
import type { Entry } from '#submissions/staff/entry.ts'
import { noteErased } from '#submissions/staff/erased-list.ts'
import { type ListEntry, lineOf } from '#submissions/staff/list.ts'
import type { Store } from '#submissions/store/store.ts'
import type { CheckedFieldsOf } from '../wire/calls.ts'
import type { InboxCallName } from '../wire/inbox.ts'
import { type ExportFile, exportFile, personFile } from './export-file.ts'

/** More than this many lines are not shown; a search finds the others. */
const mostLines = 10_000

type Parts = { store: Store; erasedList: string; publicUrl: string; by: By }
type Fields<Name extends InboxCallName> = CheckedFieldsOf<Name>

export type InboxAnswers = {
  me: { name: string }
  counts: InboxCounts
  list: { lines: ListEntry[]; isComplete: boolean }
  entry: Entry | undefined
  mark: { done: boolean }
  note: { done: boolean }
  noteRemoved: { done: boolean }
  resend: { done: boolean }
  person: { lines: ListEntry[] } | { lines: undefined }
  erasePerson: { erased: number }
}

type Handlers = { [Name in keyof InboxAnswers]: (fields: Fields<Name>, parts: Parts) => Promise<InboxAnswers[Name]> }

export const handlers: Handlers = {
  me: async (_, { by }) => ({ name: by.who }),
  counts: (_, { store, by }) => store.run('counts', { who: by.who, now: by.at }),

  async list(filter, { store, by }) {
    const lines = await store.run('list', { filter: { ...filter, who: by.who, now: by.at }, limit: mostLines + 1 })
    return { lines: lines.slice(0, mostLines), isComplete: lines.length <= mostLines }
  },

  entry: ({ reference, isLook }, { store, by }) => store.run('entry', { reference, isLook, by }),

  async mark({ reference, change }, { store, by }) {
    const closing = 'closed' in change ? (change.closed ? { closedAt: by.at } : { reopened: true as const }) : change
    return { done: await store.run('mark', { reference, by, change: closing }) }
  },

  note: async (note, { store, by }) => ({ done: await store.run('addNote', { ...note, by }) }),
  noteRemoved: async (note, { store, by }) => ({ done: await store.run('setNoteRemoved', { ...note, by }) }),
  resend: async ({ reference }, { store, by }) => ({
    done: (await store.run('resend', { reference, now: by.at, by })) > 0,
  }),

  async person({ contact }, { store, by }) {
    const key = personKey(contact)
    if (key === undefined) return { lines: undefined }
    const submissions = await store.run('find', { personKey: key, newestFirst: true })
    const entries = submissions.map(({ reference }) => ({ action: 'findPerson' as const, reference }))
    await store.run('recordAudit', { by, entries })
    return { lines: submissions.map((submission) => lineOf(submission, new Date(by.at))) }
  },

  async erasePerson({ contact }, { store, erasedList, by }) {
    const key = personKey(contact)
    if (key === undefined) return { erased: 0 }
    const found = (await store.run('find', { personKey: key })).map(({ reference }) => reference)
    // Written to the list first: if erasing fails, the next purge uses the list.
    noteErased(erasedList, found, new Date(by.at))
    const erased = await store.run('erasePerson', { personKey: key, by })
    noteErased(
      erasedList,
      erased.filter((reference) => !found.includes(reference)),
      new Date(by.at),
    )
    await store.compact()
    return { erased: erased.length }
  },
}

type FileHandlers = {
  export: (fields: Fields<'export'>, parts: Parts) => Promise<ExportFile>
  exportPerson: (fields: Fields<'exportPerson'>, parts: Parts) => Promise<ExportFile>
}

/** Calls that are answered with a file. */
export const fileHandlers: FileHandlers = {
  async export({ format, ...filter }, { store, publicUrl, by }) {
    const submissions = await store.run('matching', { filter: { ...filter, who: by.who, now: by.at } })
    const detail = `${filter.kind ?? filter.view}, ${format}, ${submissions.length}`
    await store.run('recordAudit', { by, entries: [{ action: 'export', detail }] })
    const secret = await store.run('secret', undefined)
    return exportFile(submissions, { format, kind: filter.kind, secret, publicUrl, at: by.at })
  },

  async exportPerson({ contact }, { store, by }) {
    const key = personKey(contact)
    const submissions = key === undefined ? [] : await store.run('withNotes', { personKey: key })
    const entries = submissions.map(({ reference }) => ({ action: 'exportPerson' as const, reference }))
    await store.run('recordAudit', { by, entries })
    return personFile(contact, submissions, by.at)
  },
}
