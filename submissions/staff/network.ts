import { personKey } from '../person-keys.ts'
import { reading } from '../store/operation.ts'
import type { Transaction } from '../store/tables.ts'

/** A mailbox or a number of a person, and the submissions with it. */
export type Contact = {
  key: string
  /** The submission that led to it. Undefined for the contact that staff asked for. */
  via: string | undefined
  references: string[]
}
export type Network = { contacts: Contact[]; isComplete: boolean }

const mostContacts = 50
const mostSubmissions = 1_000

/**
 * What a mailbox or a number leads to: the submissions with it, the other mailboxes and numbers in those, and so on. Two people who share a number
 * are found together, so staff choose.
 */
export const network = reading(async ({ db }: Transaction, { key }: { key: string }): Promise<Network> => {
  const contacts: Contact[] = []
  const known = new Set([key])
  const seen = new Set<string>()
  let waiting: Omit<Contact, 'references'>[] = [{ key, via: undefined }]
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (contacts.length >= mostContacts || seen.size >= mostSubmissions) return { contacts, isComplete: false }
    const references = await referencesOf(db, next.key)
    const unseen = references.filter((reference) => !seen.has(reference))
    for (const reference of unseen) seen.add(reference)
    contacts.push({ ...next, references })
    const found = (await keysOf(db, unseen)).filter(({ key }) => !known.has(key))
    for (const one of found) {
      if (!known.has(one.key)) waiting = [...waiting, one]
      known.add(one.key)
    }
  }
  return { contacts, isComplete: true }
})

async function referencesOf(db: Transaction['db'], key: string): Promise<string[]> {
  const rows = await db
    .selectFrom('person_key')
    .select('reference')
    .distinct()
    .where('value', '=', key)
    .orderBy('reference')
    .limit(mostSubmissions)
    .execute()
  return rows.map(({ reference }) => reference)
}

const batchSize = 500

/** In one spelling each: submissions also have keys of earlier versions. */
async function keysOf(db: Transaction['db'], references: readonly string[]): Promise<{ key: string; via: string }[]> {
  const found: { key: string; via: string }[] = []
  for (let at = 0; at < references.length; at += batchSize) {
    const some = references.slice(at, at + batchSize)
    const rows = await db
      .selectFrom('person_key')
      .select(['value', 'reference'])
      .where('reference', 'in', some)
      .orderBy('value')
      .execute()
    found.push(...rows.map(({ value, reference }) => ({ key: personKey(value) ?? value, via: reference })))
  }
  return found
}
