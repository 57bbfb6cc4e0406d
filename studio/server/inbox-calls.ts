import type { ApplianceAlerts } from '#publishing/read/appliance-alerts.ts'
import type { AnswerMailer } from '#submissions/channels/answer-mailer.ts'
import { deliveriesOf } from '#submissions/inbox/inbox.ts'
import { personKey } from '#submissions/person-keys.ts'
import type { By } from '#submissions/staff/audit.ts'
import { lineOf } from '#submissions/staff/list.ts'
import { mailboxOf } from '#submissions/staff/mailbox-of.ts'
import type { Store } from '#submissions/store/store.ts'
import type { CheckedFieldsOf, SentResultOf } from '../wire/calls.ts'
import type { InboxCallName, inboxResults } from '../wire/inbox.ts'
import type { User } from './access/entrance.ts'
import { type ExportFile, exportFile, personFile } from './export-file.ts'

/** More than this many lines are not shown; a search finds the others. */
const mostLines = 10_000

type Parts = {
  store: Store
  publicUrl: string
  by: By
  user: User
  /** Undefined without a mail server. */
  mailer: AnswerMailer | undefined
  /** Whether submissions go to another program too. */
  hasWebhook: boolean
  alertsOf: ApplianceAlerts
}
type Fields<Name extends InboxCallName> = CheckedFieldsOf<Name>

type Handlers = {
  [Name in keyof typeof inboxResults]: (fields: Fields<Name>, parts: Parts) => Promise<SentResultOf<Name> | undefined>
}

export const handlers = {
  me: async (_, { user, mailer }) => ({ ...user, sends: mailer !== undefined }),
  counts: (_, { store, by }) => store.run('counts', { who: by.who, now: by.at }),

  async list(filter, { store, by }) {
    const lines = await store.run('list', { filter: { ...filter, who: by.who, now: by.at }, limit: mostLines + 1 })
    return { lines: lines.slice(0, mostLines), isComplete: lines.length <= mostLines }
  },

  async entry({ reference, isLook }, { store, by, alertsOf }) {
    const found = await store.run('entry', { reference, isLook, by })
    const isAppliance = found?.submission.kind === 'registration'
    return found && { ...found, alerts: isAppliance ? alertsOf(found.submission, new Date(by.at)) : [] }
  },

  async mark({ reference, change }, parts) {
    return {
      done: await parts.store.run('mark', { reference, by: parts.by, change: await storedChange(reference, change, parts) }),
    }
  },

  async answer({ reference, ...answer }, { store, mailer, by }) {
    const [submission] = await store.run('find', { reference })
    const recipient = submission && mailboxOf(submission)
    if (submission === undefined || recipient === undefined || mailer === undefined) return undefined
    // Kept first: whatever happens to the mail, its text is not lost.
    const step = await store.run('addAnswer', { reference, ...answer, recipient, by })
    if (step === 'missing') return undefined
    if (step !== 'send') return { state: step }
    const sent = await mailer.send({ reference, kind: submission.kind, ...answer, recipient })
    const { id } = answer
    await store.run('settleAnswer', { id, state: sent.ok ? 'sent' : 'failed', error: sent.ok ? null : sent.error })
    return sent.ok ? { state: 'sent' } : { state: 'failed', error: sent.error }
  },

  async unfinished(written, { store, by }) {
    await store.run('storeUnfinished', { ...written, ...by })
    return { done: true }
  },

  note: async (note, { store, by }) => ({ done: await store.run('addNote', { ...note, by }) }),
  correct: async (correction, { store, by }) => ({ done: await store.run('correct', { ...correction, by }) }),
  noteRemoved: async (note, { store, by }) => ({ done: await store.run('setNoteRemoved', { ...note, by }) }),
  resend: async ({ reference }, { store, by }) => ({
    done: (await store.run('resend', { reference, by })) > 0,
  }),

  async person({ contact }, { store, by }) {
    const key = personKey(contact)
    if (key === undefined) return { contacts: undefined, isComplete: true }
    const { contacts, isComplete } = await store.run('network', { key })
    const personKeys = contacts.map((one) => one.key)
    const submissions = await store.run('find', { personKeys, newestFirst: true })
    const entries = submissions.map(({ reference }) => ({ action: 'findPerson' as const, reference }))
    await store.run('recordAudit', { by, entries })
    const lines = submissions.map((submission) => lineOf(submission, new Date(by.at)))
    const linesOf = (references: readonly string[]) => lines.filter(({ reference }) => references.includes(reference))
    return { contacts: contacts.map(({ references, ...one }) => ({ ...one, lines: linesOf(references) })), isComplete }
  },

  async erasePerson({ contacts }, { store, by }) {
    const personKeys = keysOf(contacts)
    if (personKeys.length === 0) return { erased: 0 }
    const erased = await store.run('erasePerson', { personKeys, by })
    await store.compact()
    return { erased: erased.length }
  },
} satisfies Handlers

const keysOf = (contacts: readonly string[]) => contacts.map((contact) => personKey(contact) ?? contact)

/** What is stored for a change. What is no spam after all is delivered like any other submission. */
async function storedChange(reference: string, change: Fields<'mark'>['change'], { store, by, hasWebhook }: Parts) {
  if ('closed' in change) return change.closed ? { closedAt: by.at } : { reopened: true as const }
  if (!('suspected' in change) || change.suspected) return change
  const [submission] = await store.run('find', { reference })
  return { ...change, channels: submission ? deliveriesOf(submission, { webhook: hasWebhook }).all : [] }
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

  async exportPerson({ contacts }, { store, by }) {
    const personKeys = keysOf(contacts)
    const submissions = personKeys.length === 0 ? [] : await store.run('withNotes', { personKeys })
    const entries = submissions.map(({ reference }) => ({ action: 'exportPerson' as const, reference }))
    await store.run('recordAudit', { by, entries })
    return personFile(contacts.join(', '), submissions, by.at)
  },
}
