import { randomUUID } from 'node:crypto'
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

export const note: Command = async (inbox) => {
  const [typed, ...words] = read(inbox.args, {}).positionals
  const reference = referenceIn(typed)
  const text = words.join(' ').trim()
  if (text === '') throw new Fault('The text of the note is missing.')
  if (!(await inbox.store.run('addNote', { reference, id: randomUUID(), text, by: byOf(inbox) }))) throw noSubmission(reference)
  inbox.say(`The note was added to ${reference}.`)
}

export const resend: Command = async (inbox) => {
  const { store, args, now, say } = inbox
  const [typed] = read(args, {}).positionals
  const reference = typed === undefined ? undefined : referenceIn(typed)
  const count = await store.run('resend', { reference, now: now.toISOString(), by: byOf(inbox) })
  if (count === 0)
    say(reference === undefined ? 'There are no parked notifications.' : `There are no notifications for ${reference}.`)
  else say(`The running site will send ${counted(count, 'notification')} within seconds.`)
}

async function mark(inbox: Inbox, reference: string, change: Mark['change']) {
  if (!(await inbox.store.run('mark', { reference, by: byOf(inbox), change }))) throw noSubmission(reference)
}

const noSubmission = (reference: string) => new Fault(`There is no submission ${reference}.`)
