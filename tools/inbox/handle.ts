import type { Mark } from '#submissions/staff/mark.ts'
import { type Command, counted, Fault, type Inbox, read, referenceIn } from './command.ts'

export const assign: Command = async (inbox) => {
  const [typed, ...name] = read(inbox.args, {}).positionals
  const reference = referenceIn(typed)
  const assignee = name.join(' ').trim() || null
  await note(inbox, { reference, assignee })
  inbox.say(assignee === null ? `${reference} is assigned to nobody.` : `${reference} is assigned to ${assignee}.`)
}

export const close: Command = async (inbox) => {
  const reference = referenceIn(read(inbox.args, {}).positionals[0])
  await note(inbox, { reference, closedAt: inbox.now.toISOString() })
  inbox.say(`${reference} is closed.`)
}

export const reopen: Command = async (inbox) => {
  const reference = referenceIn(read(inbox.args, {}).positionals[0])
  await note(inbox, { reference, reopened: true })
  inbox.say(`${reference} is open again.`)
}

export const resend: Command = async ({ store, args, now, say }) => {
  const [typed] = read(args, {}).positionals
  const reference = typed === undefined ? undefined : referenceIn(typed)
  const count = await store.run('resend', { reference, now: now.toISOString() })
  if (count === 0)
    say(reference === undefined ? 'There are no parked notifications.' : `There are no notifications for ${reference}.`)
  else say(`The running site will send ${counted(count, 'notification')} within seconds.`)
}

async function note({ store }: Inbox, mark: Mark) {
  if (!(await store.run('mark', mark))) throw new Fault(`There is no submission ${mark.reference}.`)
}
