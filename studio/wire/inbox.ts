import { z } from 'zod'
import type { SubmissionKind } from '#contract/forms/form.ts'
import { submissionKinds } from '#contract/forms/forms.ts'
import type { Language } from '#contract/languages.ts'
import type { AuditAction } from '#submissions/staff/audit.ts'
import { unfinishedParts } from '#submissions/staff/unfinished-parts.ts'
import { views } from '#submissions/staff/views.ts'
import { roles } from './roles.ts'

// `strict`: only our own pages call these, so an unknown name is a mistake in our code.
const Reference = z.string().max(40)
const Text = z.string().trim().min(1).max(8_000)
const Line = z.string().trim().min(1).max(200)
const Person = z.string().trim().min(1).max(254)
const People = z.array(Person).min(1).max(50)

const FilterCall = z.strictObject({
  view: z.enum(views),
  kind: z.enum(submissionKinds).optional(),
  words: z.string().max(200),
})

/** The fields of each call about what visitors sent. */
export const inboxCalls = {
  me: z.strictObject({}),
  counts: z.strictObject({}),
  list: FilterCall,
  entry: z.strictObject({ reference: Reference, isLook: z.boolean() }),
  mark: z.strictObject({
    reference: Reference,
    change: z.union([
      z.strictObject({ assignee: z.string().trim().min(1).max(100).nullable() }),
      z.strictObject({ closed: z.boolean() }),
      z.strictObject({ suspected: z.boolean() }),
    ]),
  }),
  answer: z.strictObject({ reference: Reference, id: z.uuid(), subject: z.string().trim().min(1).max(200), text: Text }),
  unfinished: z.strictObject({ reference: Reference, part: z.enum(unfinishedParts), text: z.string().max(8_000) }),
  note: z.strictObject({ reference: Reference, id: z.uuid(), text: Text }),
  correct: z.union([
    z.strictObject({ reference: Reference, id: z.uuid(), field: z.enum(['code', 'serial_number']), value: Line }),
    z.strictObject({ reference: Reference, id: z.uuid(), field: z.literal('buy_date'), value: z.iso.date() }),
  ]),
  noteRemoved: z.strictObject({ id: z.uuid(), removed: z.boolean() }),
  resend: z.strictObject({ reference: Reference }),
  person: z.strictObject({ contact: Person }),
  erasePerson: z.strictObject({ contacts: People }),
  export: FilterCall.extend({ format: z.enum(['csv', 'xlsx']) }),
  exportPerson: z.strictObject({ contacts: People }),
}
export type InboxCallName = keyof typeof inboxCalls

/** A row that another version of the program has stored may have another one: it is shown all the same. */
const storedText = <Known extends string>() => z.custom<Known>((value) => typeof value === 'string')

/** One line of the list. */
const ListEntry = z.object({
  reference: z.string(),
  kind: storedText<SubmissionKind>(),
  language: storedText<Language>(),
  receivedAt: z.string(),
  status: z.enum(['open', 'closed']),
  assignee: z.string().nullable(),
  withdrawn: z.boolean(),
  suspected: z.boolean(),
  late: z.boolean(),
  parked: z.boolean(),
  sender: z.string(),
  /** This version cannot read what was sent. */
  unreadable: z.boolean(),
  /** The beginning of what was written. */
  excerpt: z.string(),
})
export type ListEntry = z.infer<typeof ListEntry>

const StoredSubmission = z.object({
  reference: z.string(),
  kind: storedText<SubmissionKind>(),
  language: storedText<Language>(),
  receivedAt: z.string(),
  fields: z.record(z.string(), z.string()).readonly(),
  /** The stored text, if this version cannot read the row. */
  unreadable: z.string().optional(),
  status: z.enum(['open', 'closed']),
  assignee: z.string().nullable(),
  closedAt: z.string().nullable(),
  consent: z.object({ version: z.string(), language: z.string(), at: z.string() }).nullable(),
  withdrawnAt: z.string().nullable(),
  suspected: z.boolean(),
  deliveries: z.array(
    z.object({
      channel: z.string(),
      state: z.enum(['waiting', 'sent', 'parked']),
      attempts: z.number(),
      due_at: z.string(),
      sent_at: z.string().nullable(),
      last_error: z.string().nullable(),
    }),
  ),
})
export type StoredSubmission = z.infer<typeof StoredSubmission>

const Note = z.object({ id: z.string(), at: z.string(), author: z.string(), text: z.string() })
export type Note = z.infer<typeof Note>

const Answer = Note.extend({
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(['sending', 'sent', 'failed']),
  error: z.string().nullable(),
})
export type Answer = z.infer<typeof Answer>

const AuditEntry = z.object({
  at: z.string(),
  who: z.string(),
  action: storedText<AuditAction>(),
  reference: z.string().nullable(),
  detail: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** What staff should know of a registered appliance. */
const ApplianceAlert = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['affected', 'uncertain']), notice: z.string() }),
  z.object({ kind: z.enum(['model', 'purchaseDate']) }),
])

/** Everything about one submission. */
const Entry = z.object({
  submission: StoredSubmission,
  line: ListEntry,
  notes: z.array(Note),
  answers: z.array(Answer),
  /** What the one who looks has begun to write. */
  unfinished: z.partialRecord(z.enum(unfinishedParts), z.string()),
  /** What staff did, newest first. */
  history: z.array(AuditEntry),
  /** Other submissions of the same person, newest first. */
  others: z.array(ListEntry),
  alerts: z.array(ApplianceAlert),
})
export type Entry = z.infer<typeof Entry>

const InboxCounts = z.object({
  views: z.record(z.enum(views), z.number()),
  /** Open submissions that await an answer. */
  kinds: z.partialRecord(z.enum(submissionKinds), z.number()),
  /** Everybody who has been assigned a submission. */
  assignees: z.array(z.string()),
  /** Changes whenever a list may have changed. */
  version: z.string(),
})
export type InboxCounts = z.infer<typeof InboxCounts>

const FoundContact = z.object({ key: z.string(), via: z.string().optional(), lines: z.array(ListEntry) })
export type FoundContact = z.infer<typeof FoundContact>

const Done = z.object({ done: z.boolean() })

export const inboxResults = {
  /** `sends`: answers can be sent from here. */
  me: z.object({ name: z.string(), roles: z.array(z.enum(roles)).readonly(), sends: z.boolean() }),
  counts: InboxCounts,
  list: z.object({ lines: z.array(ListEntry), isComplete: z.boolean() }),
  entry: Entry,
  mark: Done,
  /** `sending`: by an earlier call, which has not ended. `changed`: it was sent before, with other words. */
  answer: z.discriminatedUnion('state', [
    z.object({ state: z.enum(['sent', 'sending', 'changed']) }),
    z.object({ state: z.literal('failed'), error: z.string() }),
  ]),
  unfinished: Done,
  note: Done,
  correct: Done,
  noteRemoved: Done,
  resend: Done,
  /** The person that was asked for first, then what their submissions lead to. Undefined if it is no address and no number. */
  person: z.object({ contacts: z.array(FoundContact).optional(), isComplete: z.boolean() }),
  erasePerson: z.object({ erased: z.number() }),
}
