import { randomUUID } from 'node:crypto'
import { Day } from '#contract/content/words.ts'
import { deliveriesOf } from '#submissions/inbox/inbox.ts'
import type { Correctable } from '#submissions/staff/correctable.ts'
import type { Mark } from '#submissions/staff/mark.ts'
import { byOf, type Command, counted, Fault, type Inbox, read, referenceIn } from './command.ts'

export const assign: Command = async (inbox) => {
  const [typed, ...name] = read(inbox.args, {}).positionals
  const reference = referenceIn(typed)
  const assignee = name.join(' ').trim() || null
  await mark(inbox, reference, { assignee })
  inbox.say(assignee === null ? `${reference} is assigned to nobody.` : `${reference} is assigned to ${assignee}.`)
}

export const close: Command = async (inbox) => {
  const reference = referenceIn(read(inbox.args, {}).positionals[0])
  await mark(inbox, reference, { closedAt: inbox.now.toISOString() })
  inbox.say(`${reference} is closed.`)
}

export const reopen: Command = async (inbox) => {
  const reference = referenceIn(read(inbox.args, {}).positionals[0])
  await mark(inbox, reference, { reopened: true })
  inbox.say(`${reference} is open again.`)
}

export const spam: Command = async (inbox) => {
  const reference = referenceIn(read(inbox.args, {}).positionals[0])
  await mark(inbox, reference, { suspected: true })
  inbox.say(`${reference} is marked as spam.`)
}

/** Sends what was held back. */
export const notSpam: Command = async (inbox) => {
  const reference = referenceIn(read(inbox.args, {}).positionals[0])
  const [submission] = await inbox.store.run('find', { reference })
  if (!submission) throw noSubmission(reference)
  if (!submission.suspected) return inbox.say(`${reference} is not marked as spam.`)
  const { all } = deliveriesOf(submission, { webhook: inbox.config.webhook !== undefined })
  await mark(inbox, reference, { suspected: false, channels: all })
  inbox.say(`${reference} is not spam. The running site will send its mails within seconds.`)
}

export const note: Command = async (inbox) => {
  const [typed, ...words] = read(inbox.args, {}).positionals
  const reference = referenceIn(typed)
  const text = words.join(' ').trim()
  if (text === '') throw new Fault('The text of the note is missing.')
  if (!(await inbox.store.run('addNote', { reference, id: randomUUID(), text, by: byOf(inbox) }))) throw noSubmission(reference)
  inbox.say(`The note was added to ${reference}.`)
}

/** By what staff type. */
const correctableFields = new Map<string, Correctable>([
  ['model', 'code'],
  ['serial', 'serial_number'],
  ['date', 'buy_date'],
])

export const correct: Command = async (inbox) => {
  const [typed, name = '', ...words] = read(inbox.args, {}).positionals
  const reference = referenceIn(typed)
  const field = correctableFields.get(name)
  if (field === undefined) throw new Fault('Say what to correct: model, serial or date.')
  const value = words.join(' ').trim()
  if (value === '') throw new Fault('The correct value is missing.')
  if (field === 'buy_date' && !Day.safeParse(value).success) throw new Fault('A date is YYYY-MM-DD.')
  if (!(await inbox.store.run('correct', { reference, field, value, id: randomUUID(), by: byOf(inbox) })))
    throw new Fault(`There is no registration ${reference}.`)
  inbox.say(`The ${name} of ${reference} is now ${value}. A note says what it was.`)
}

export const resend: Command = async (inbox) => {
  const { store, args, say } = inbox
  const [typed] = read(args, {}).positionals
  const reference = typed === undefined ? undefined : referenceIn(typed)
  const count = await store.run('resend', { reference, by: byOf(inbox) })
  if (count === 0)
    say(reference === undefined ? 'There are no parked notifications.' : `There are no notifications for ${reference}.`)
  else say(`The running site will send ${counted(count, 'notification')} within seconds.`)
}

async function mark(inbox: Inbox, reference: string, change: Mark['change']) {
  if (!(await inbox.store.run('mark', { reference, by: byOf(inbox), change }))) throw noSubmission(reference)
}

const noSubmission = (reference: string) => new Fault(`There is no submission ${reference}.`)
