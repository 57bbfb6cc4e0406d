import { entryList } from '#submissions/staff/entry-list.ts'
import { entrySheet } from '#submissions/staff/entry-sheet.ts'
import type { Entry, Filter } from '#submissions/staff/find.ts'
import { isLate } from '#submissions/staff/waiting.ts'
import { type Command, dayIn, Fault, kindIn, read, referenceIn } from './command.ts'

export const list: Command = async ({ store, args, now, paint, say }) => {
  const { values } = read(args, {
    kind: { type: 'string' },
    status: { type: 'string', default: 'open' },
    assignee: { type: 'string' },
    since: { type: 'string' },
    late: { type: 'boolean', default: false },
    parked: { type: 'boolean', default: false },
    suspected: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  })
  const { kind, status, assignee, since, late, parked, suspected, json } = values
  const matching = await store.run('find', {
    ...{ kind: kindIn(kind), since: dayIn(since), suspected, parked },
    // --parked finds parked notifications of open and closed entries.
    status: parked ? undefined : statusIn(status),
  })
  const found = late ? matching.filter((entry) => isLate(entry, now)) : matching
  const entries = assignee === undefined ? found : found.filter((entry) => plainName(entry.assignee) === plainName(assignee))
  if (!json && assignee !== undefined && entries.length === 0) return say(nothingWith(assignee, found))
  // The empty list says "nothing is waiting", which fits open entries only.
  if (!json && entries.length === 0 && (status !== 'open' || parked || suspected)) return say('No entry matches.')
  say(json ? JSON.stringify(entries.map((entry) => ({ ...entry, late: isLate(entry, now) }))) : entryList(entries, now, paint))
}

export const show: Command = async ({ store, args, now, paint, say }) => {
  const { values, positionals } = read(args, { json: { type: 'boolean', default: false } })
  const reference = referenceIn(positionals[0])
  const [entry] = await store.run('find', { reference })
  if (!entry) throw new Fault(`There is no entry ${reference}.`)
  say(values.json ? JSON.stringify({ ...entry, late: isLate(entry, now) }) : entrySheet(entry, now, paint))
}

function statusIn(typed: string): Filter['status'] {
  if (typed === 'all') return undefined
  if (typed === 'open' || typed === 'closed') return typed
  throw new Fault(`${typed} is not a status. Use open, closed or all.`)
}

/** Normalises a name, so that case and spaces don't matter. */
const plainName = (name: string | null) => (name ?? '').normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

function nothingWith(assignee: string, found: readonly Entry[]): string {
  const names = new Set(found.flatMap((entry) => entry.assignee ?? []))
  const others =
    names.size === 0 ? 'None of these entries is assigned.' : `People with such entries: ${[...names].sort().join(', ')}.`
  return `No such entry is assigned to ${assignee}. ${others}`
}
