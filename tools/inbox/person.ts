import { createInterface } from 'node:readline/promises'
import { personKey } from '#submissions/person-keys.ts'
import { noteErased } from '#submissions/staff/erased-list.ts'
import { submissionList } from '#submissions/staff/submission-list.ts'
import { byOf, type Command, counted, Fault, type Inbox, read } from './command.ts'
import { output } from './export.ts'

export const person: Command = async (inbox) => {
  const { values, positionals } = read(inbox.args, {
    yes: { type: 'boolean', default: false },
    out: { type: 'string' },
    json: { type: 'boolean', default: false },
  })
  const [typed, action = 'show'] = positionals
  const key = personKey(typed ?? '')
  if (typed === undefined || key === undefined) throw new Fault('An email address or a phone number is missing.')
  const submissions = await inbox.store.run('find', { personKey: key })

  const noteAudit = (action: 'findPerson' | 'exportPerson') =>
    inbox.store.run('recordAudit', {
      by: byOf(inbox),
      entries: submissions.map(({ reference }) => ({ action, reference })),
    })

  if (action === 'export') {
    await noteAudit('exportPerson')
    using file = output(values.out)
    const noted = await inbox.store.run('withNotes', { personKey: key })
    file.write(`${JSON.stringify({ person: typed, at: inbox.now.toISOString(), submissions: noted }, null, 2)}\n`)
    if (values.out !== undefined) inbox.say(`${counted(submissions.length, 'submission', 'submissions')} in ${values.out}.`)
  } else if (action === 'erase') {
    await erase(inbox, { key, typed, found: submissions.map(({ reference }) => reference), sure: values.yes })
  } else if (action === 'show') {
    await noteAudit('findPerson')
    if (values.json) inbox.say(JSON.stringify(submissions))
    else
      inbox.say(
        submissions.length === 0 ? `There are no submissions of ${typed}.` : submissionList(submissions, inbox.now, inbox.paint),
      )
  } else throw new Fault(`${action} is not a known action. Use show, export or erase.`)
}

type Erasure = { key: string; typed: string; found: readonly string[]; sure: boolean }

async function erase({ store, config, now, who, say }: Inbox, { key, typed, found, sure }: Erasure) {
  if (found.length === 0) return say(`There are no submissions of ${typed}.`)
  if (!sure && !(await agreed(`Erase ${counted(found.length, 'submission', 'submissions')} of ${typed} permanently? (yes/no) `)))
    return say('Nothing was erased.')
  // Written to the list first: if erasing fails, the next purge uses the list.
  noteErased(config.erasedList, found, now)
  const erased = await store.run('erasePerson', { personKey: key, by: { who, at: now.toISOString() } })
  const receivedMeanwhile = erased.filter((reference) => !found.includes(reference))
  noteErased(config.erasedList, receivedMeanwhile, now)
  await store.compact()
  say(
    `${counted(erased.length, 'submission', 'submissions')} of ${typed} erased. Restoring an older backup will erase them again.`,
  )
}

async function agreed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Fault('Cannot ask for confirmation outside a terminal: add --yes to erase.')
  const asking = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await asking.question(question)
  asking.close()
  return answer.trim().toLowerCase() === 'yes'
}
