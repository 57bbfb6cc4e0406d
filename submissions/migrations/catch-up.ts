import type { SubmissionKind } from '#contract/forms/form.ts'
import { mailboxHash } from '../inbox/consent.ts'
import { secret } from '../inbox/secret.ts'
import { emailOf, personKeys } from '../person-keys.ts'
import { readFields } from '../store/stored-fields.ts'
import type { Tables, Transaction } from '../store/tables.ts'

const batchSize = 500
const settingName = 'caught up until'
/** A submission may become visible after one that was received later, and clocks differ. */
const overlapMs = 24 * 60 * 60_000

/**
 * Adds what earlier versions of this program don't write: the state of consent, and the keys of a person in one spelling. Runs at every start, for
 * the submissions since the last one, because an earlier version may have run since: beside this one during an update, or after going back.
 */
export async function catchUp(tx: Transaction): Promise<void> {
  const { db, dialect } = tx
  const key = await secret.run(tx, undefined)
  const since = await db.selectFrom('setting').select('value').where('name', '=', settingName).executeTakeFirst()
  let after = { at: since ? earlier(since.value) : '', reference: '' }
  for (;;) {
    const rows = await db
      .selectFrom('submission')
      .selectAll()
      .where(({ eb, refTuple, tuple }) => eb(refTuple('received_at', 'reference'), '>', tuple(after.at, after.reference)))
      .orderBy('received_at')
      .orderBy('reference')
      .limit(batchSize)
      // An erasure at the same time waits, and then also erases these keys.
      .$if(dialect === 'postgres', (query) => query.forUpdate())
      .execute()
    const last = rows.at(-1)
    if (last === undefined) break
    await addKeys(db, rows)
    await addConsents(db, rows, key)
    after = { at: last.received_at, reference: last.reference }
  }
  if (after.at <= (since?.value ?? '')) return
  await db
    .insertInto('setting')
    .values({ name: settingName, value: after.at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: after.at }))
    .execute()
}

function earlier(at: string): string {
  const ms = Date.parse(at)
  return Number.isNaN(ms) ? '' : new Date(ms - overlapMs).toISOString()
}

type Row = Tables['submission']
// The inbox stores only these kinds.
const kindOf = ({ kind }: Row) => kind as SubmissionKind

async function addKeys(db: Transaction['db'], rows: readonly Row[]) {
  const keys = rows.flatMap((row) =>
    personKeys(kindOf(row), readFields(row).fields).map((value) => ({ reference: row.reference, value })),
  )
  for (let at = 0; at < keys.length; at += batchSize) {
    await db
      .insertInto('person_key')
      .values(keys.slice(at, at + batchSize))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** A later state wins. */
async function addConsents(db: Transaction['db'], rows: readonly Row[], key: string) {
  const subscriptions: Tables['subscription'][] = []
  // One row per mailbox, because a statement may change a row only once. The rows are in order, so the last one wins.
  const states = new Map<string, Tables['consent']>()
  for (const row of rows) {
    const { kind } = row
    if (kind !== 'withdrawal' && (kind !== 'subscribe' || row.suspected === 1)) continue
    const email = emailOf(kind, readFields(row).fields)
    if (email === undefined) continue
    const mailbox = mailboxHash(key, email)
    if (kind === 'subscribe') subscriptions.push({ reference: row.reference, mailbox })
    const state = stateAfter(row, mailbox)
    if ((states.get(mailbox)?.at ?? '') <= state.at) states.set(mailbox, state)
  }
  if (subscriptions.length > 0)
    await db
      .insertInto('subscription')
      .values(subscriptions)
      .onConflict((conflict) => conflict.column('reference').doUpdateSet(({ ref }) => ({ mailbox: ref('excluded.mailbox') })))
      .execute()
  if (states.size > 0)
    await db
      .insertInto('consent')
      .values([...states.values()])
      .onConflict((conflict) =>
        conflict
          .column('mailbox')
          .doUpdateSet(({ ref }) => ({
            state: ref('excluded.state'),
            at: ref('excluded.at'),
            version: ref('excluded.version'),
            language: ref('excluded.language'),
            reference: ref('excluded.reference'),
          }))
          .whereRef('consent.at', '<', 'excluded.at'),
      )
      .execute()
}

function stateAfter(row: Row, mailbox: string): Tables['consent'] {
  const { kind, reference, received_at: at, withdrawn_at, consent_version: version, consent_language: language } = row
  if (kind === 'subscribe' && withdrawn_at === null) return { mailbox, state: 'subscribed', at, version, language, reference }
  const withdrawal = kind === 'subscribe' ? null : reference
  return { mailbox, state: 'withdrawn', at: withdrawn_at ?? at, version: null, language: null, reference: withdrawal }
}
