import { mailboxHash } from '../inbox/consent.ts'
import { secret } from '../inbox/secret.ts'
import { emailOf, personKey } from '../person-keys.ts'
import { reading, writing } from '../store/operation.ts'
import { readFields } from '../store/stored-fields.ts'
import type { Tables, Transaction } from '../store/tables.ts'
import { readBackup } from './backup-file.ts'
import { erase } from './erase.ts'
import { type Erasure, noteErasures, personHash } from './erasures.ts'

/**
 * The suppression list of a database: who was erased, and which mailboxes withdrew. `secret` is the key of its HMACs; undefined if the list holds
 * only references.
 */
export type Suppression = {
  secret: string | undefined
  erasures: readonly Erasure[]
  withdrawn: readonly { mailbox: string; at: string }[]
}

/** The list of this database. */
export const suppression = reading(async ({ db }: Transaction, _: undefined): Promise<Suppression> => {
  const setting = await db.selectFrom('setting').select('value').where('name', '=', 'secret').executeTakeFirst()
  return {
    secret: setting?.value,
    erasures: await db.selectFrom('erasure').selectAll().orderBy('at').orderBy('value').execute(),
    withdrawn: await db
      .selectFrom('consent')
      .select(['mailbox', 'at'])
      .where('state', '=', 'withdrawn')
      .orderBy('at')
      .orderBy('mailbox')
      .execute(),
  }
})

/** The list in a backup. One of an earlier version has none. */
export async function suppressionIn(path: string): Promise<Suppression> {
  let key: string | undefined
  const erasures: Erasure[] = []
  const withdrawn: { mailbox: string; at: string }[] = []
  for await (const { table, row } of readBackup(path)) {
    const text = (column: string) => String(row[column] ?? '')
    if (table === 'setting' && row['name'] === 'secret') key = text('value')
    if (table === 'erasure')
      erasures.push({ kind: row['kind'] === 'person' ? 'person' : 'reference', value: text('value'), at: text('at') })
    if (table === 'consent' && row['state'] === 'withdrawn') withdrawn.push({ mailbox: text('mailbox'), at: text('at') })
  }
  return { secret: key, erasures, withdrawn }
}

export type Suppressed = { erased: number; withdrawn: number }

/**
 * Adds other lists to that of this database, and applies it: erases again who was erased, and withdraws again who withdrew, unless they have sent
 * something or subscribed since. A backup has brought them back.
 */
export const suppress = writing(async (tx, { lists }: { lists: readonly Suppression[] }): Promise<Suppressed> => {
  const { db } = tx
  const own = await secret.run(tx, undefined)
  for (const { secret: theirs, erasures, withdrawn } of lists) {
    await noteErasures(
      db,
      erasures.filter(({ kind }) => kind === 'reference' || theirs === own),
    )
    if (theirs === own) await noteWithdrawn(db, withdrawn)
  }
  const stored = await db.selectFrom('erasure').selectAll().execute()
  const withdrawn = await db.selectFrom('consent').select(['mailbox', 'at']).where('state', '=', 'withdrawn').execute()
  const all: Suppression[] = [...lists, { secret: own, erasures: stored, withdrawn }]

  const references = new Set([...(await namedAgain(db, stored)), ...(await personsAgain(tx, all, own))])
  await erase(db, [...references])
  return { erased: references.size, withdrawn: await withdrawAgain(tx, all, own) }
})

const batchSize = 500

/** Submissions with an erased reference. One received after the erasure is a new one that reuses the reference. */
async function namedAgain(db: Transaction['db'], erasures: readonly Erasure[]): Promise<string[]> {
  const erasedAt = latest(erasures.filter(({ kind }) => kind === 'reference'))
  const named = [...erasedAt.keys()]
  const found: string[] = []
  for (let at = 0; at < named.length; at += batchSize) {
    const some = named.slice(at, at + batchSize)
    const rows = await db.selectFrom('submission').select(['reference', 'received_at']).where('reference', 'in', some).execute()
    found.push(...rows.filter((row) => row.received_at <= (erasedAt.get(row.reference) ?? '')).map(({ reference }) => reference))
  }
  return found
}

/** Submissions of erased persons, under the hashes of each list. Those of a list with another secret are added with ours. */
async function personsAgain({ db }: Transaction, lists: readonly Suppression[], own: string): Promise<string[]> {
  const persons = lists.flatMap((list) => {
    const erasedAt = latest(list.erasures.filter(({ kind }) => kind === 'person'))
    return list.secret === undefined || erasedAt.size === 0 ? [] : [{ secret: list.secret, erasedAt }]
  })
  if (persons.length === 0) return []
  const found: string[] = []
  const added: Erasure[] = []
  for await (const { value, reference, received_at } of keyRows(db)) {
    const key = personKey(value) ?? value
    for (const { secret: theirs, erasedAt } of persons) {
      const at = erasedAt.get(personHash(theirs, key))
      if (at === undefined || received_at > at) continue
      found.push(reference)
      if (theirs !== own)
        added.push({ kind: 'person', value: personHash(own, key), at }, { kind: 'reference', value: reference, at })
    }
  }
  await noteErasures(db, added)
  return found
}

async function* keyRows(db: Transaction['db']) {
  let after = { value: '', reference: '' }
  for (;;) {
    const rows = await db
      .selectFrom('person_key')
      .innerJoin('submission', 'submission.reference', 'person_key.reference')
      .select(['value', 'person_key.reference', 'received_at'])
      .where(({ eb, refTuple, tuple }) => eb(refTuple('value', 'person_key.reference'), '>', tuple(after.value, after.reference)))
      .orderBy('value')
      .orderBy('person_key.reference')
      .limit(batchSize)
      .execute()
    yield* rows
    const last = rows.at(-1)
    if (last === undefined) return
    after = last
  }
}

/** Subscriptions from before a withdrawal. */
async function withdrawAgain({ db }: Transaction, lists: readonly Suppression[], own: string): Promise<number> {
  const withdrawals = lists.flatMap(({ secret: theirs, withdrawn }) =>
    theirs === undefined || withdrawn.length === 0
      ? []
      : [{ secret: theirs, at: latest(withdrawn.map(({ mailbox, at }) => ({ value: mailbox, at }))) }],
  )
  const rows = await db
    .selectFrom('submission')
    .select(['reference', 'kind', 'language', 'fields', 'received_at'])
    .where('kind', '=', 'subscribe')
    .where('withdrawn_at', 'is', null)
    .execute()
  let count = 0
  for (const row of withdrawals.length === 0 ? [] : rows) {
    const { reference, received_at } = row
    const email = emailOf('subscribe', readFields(row).fields)
    const times = email === undefined ? [] : withdrawals.flatMap((one) => one.at.get(mailboxHash(one.secret, email)) ?? [])
    const at = times.sort().at(-1)
    if (email === undefined || at === undefined || at < received_at) continue
    count += 1
    await db
      .updateTable('submission')
      .set({ withdrawn_at: at, status: 'closed', closed_at: at })
      .where('reference', '=', reference)
      .execute()
    await noteWithdrawn(db, [{ mailbox: mailboxHash(own, email), at }])
  }
  return count
}

/** A later state wins. */
async function noteWithdrawn(db: Transaction['db'], withdrawn: Suppression['withdrawn']) {
  const rows = [...latest(withdrawn.map(({ mailbox, at }) => ({ value: mailbox, at })))]
  for (let from = 0; from < rows.length; from += batchSize) {
    const states = rows.slice(from, from + batchSize).map(([mailbox, at]): Tables['consent'] => ({
      mailbox,
      state: 'withdrawn',
      at,
      version: null,
      language: null,
      reference: null,
    }))
    await db
      .insertInto('consent')
      .values(states)
      .onConflict((conflict) =>
        conflict
          .column('mailbox')
          .doUpdateSet(({ ref }) => ({
            state: 'withdrawn',
            at: ref('excluded.at'),
            version: null,
            language: null,
            reference: null,
          }))
          .whereRef('consent.at', '<', 'excluded.at'),
      )
      .execute()
  }
}

function latest(rows: readonly { value: string; at: string }[]): Map<string, string> {
  const times = new Map<string, string>()
  for (const { value, at } of rows) if (at > (times.get(value) ?? '')) times.set(value, at)
  return times
}
