import { z } from 'zod'
import { submissionKinds } from '#contract/forms/forms.ts'
import { unfinishedParts } from '#submissions/staff/unfinished-parts.ts'
import { views } from '#submissions/staff/views.ts'

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
