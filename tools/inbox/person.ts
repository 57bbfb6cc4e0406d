import { createInterface } from 'node:readline/promises'
import { personKey } from '#submissions/person-keys.ts'
import type { Contact, Network } from '#submissions/staff/network.ts'
import { submissionList } from '#submissions/staff/submission-list.ts'
import { byOf, type Command, counted, Fault, type Inbox, read } from './command.ts'
import { output } from './export.ts'

export const person: Command = async (inbox) => {
  const { values, positionals } = read(inbox.args, {
    yes: { type: 'boolean', default: false },
    linked: { type: 'boolean', default: false },
    with: { type: 'string', multiple: true, default: [] },
    out: { type: 'string' },
    json: { type: 'boolean', default: false },
  })
  const [typed, action = 'show'] = positionals
  const key = personKey(typed ?? '')
  if (typed === undefined || key === undefined) throw new Fault('An email address or a phone number is missing.')
  const network = await inbox.store.run('network', { key })
  const personKeys = chosenKeys(network, { key, typed, ...values })
  const submissions = await inbox.store.run('find', { personKeys })

  const noteAudit = (action: 'findPerson' | 'exportPerson') =>
    inbox.store.run('recordAudit', {
      by: byOf(inbox),
      entries: submissions.map(({ reference }) => ({ action, reference })),
    })
  const others = othersLine(network, personKeys)
  const list = () =>
    submissions.length === 0
      ? `There are no submissions of ${typed}.`
      : [submissionList(submissions, inbox.now, inbox.paint), ...others].join('\n\n')

  if (action === 'export') {
    await noteAudit('exportPerson')
    using file = output(values.out)
    const noted = await inbox.store.run('withNotes', { personKeys })
    file.write(`${JSON.stringify({ person: typed, at: inbox.now.toISOString(), submissions: noted }, null, 2)}\n`)
    file.finish()
    if (values.out !== undefined)
      inbox.say([`${counted(submissions.length, 'submission', 'submissions')} in ${values.out}.`, ...others].join('\n\n'))
  } else if (action === 'erase') {
    // Lists what would be erased before staff confirm, and always if they named more than one contact.
    if (submissions.length > 0 && (!values.yes || personKeys.length > 1)) inbox.say(list())
    await erase(inbox, { personKeys, typed, count: submissions.length, sure: values.yes })
    if (values.yes && personKeys.length === 1) for (const line of others) inbox.say(line)
  } else if (action === 'show') {
    await noteAudit('findPerson')
    inbox.say(values.json ? JSON.stringify(submissions) : list())
  } else throw new Fault(`${action} is not a known action. Use show, export or erase.`)
}

type Choice = { key: string; typed: string; linked: boolean; with: readonly string[] }

/** The contact that was asked for, and those it leads to that staff have chosen. */
function chosenKeys({ contacts }: Network, { key, typed, linked, with: named }: Choice): string[] {
  if (linked) return contacts.map((contact) => contact.key)
  const more = named.map((text) => {
    const found = contacts.find((contact) => contact.key === personKey(text))
    if (!found) throw new Fault(`${text} is not an address or number that ${typed} leads to.`)
    return found.key
  })
  return [...new Set([key, ...more])]
}

/** What else the submissions lead to. Two people may share a number, so staff look first. */
function othersLine({ contacts, isComplete }: Network, chosen: readonly string[]): string[] {
  const others = contacts.filter(({ key }) => !chosen.includes(key))
  if (others.length === 0) return []
  const shown = new Set(contacts.filter(({ key }) => chosen.includes(key)).flatMap(({ references }) => references))
  const line = ({ key, via, references }: Contact) => {
    const more = references.filter((reference) => !shown.has(reference)).length
    return `  ${key}  in ${via}, ${more === 0 ? 'no more submissions' : counted(more, 'more submission')}`
  }
  return [
    [
      'These submissions also name:',
      ...others.map(line),
      ...(isComplete ? [] : ['  … and more, which are not followed']),
      'To include them: --with ADDRESS-OR-NUMBER for one, --linked for all.',
    ].join('\n'),
  ]
}

type Erasure = { personKeys: readonly string[]; typed: string; count: number; sure: boolean }

async function erase({ store, now, who, say }: Inbox, { personKeys, typed, count, sure }: Erasure) {
  if (count === 0) return say(`There are no submissions of ${typed}.`)
  if (!sure && !(await agreed(`Erase ${counted(count, 'submission', 'submissions')} permanently? (yes/no) `)))
    return say('Nothing was erased.')
  const erased = await store.run('erasePerson', { personKeys, by: { who, at: now.toISOString() } })
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
