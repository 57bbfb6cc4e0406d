import { canonicalMailbox } from '#contract/contact/mailbox.ts'
import type { SubmissionKind } from '#contract/forms/form.ts'
import type { Tables, Transaction } from '../store/tables.ts'
import { keyedHash } from './keyed-hash.ts'

/** How the state of a mailbox changes with a submission. `keys` find its subscriptions. */
export type ConsentChange = {
  mailbox: string
  keys: readonly string[]
  state: 'subscribed' | 'withdrawn'
  version: string | null
  language: string
}

type Row = Tables['consent']

/** The kinds of submission that change the state of their mailbox. */
export const changesConsent = (kind: string) => kind === ('subscribe' satisfies SubmissionKind) || kind === 'withdrawal'

/** What the store knows of a mailbox after its person was erased. */
export const mailboxHash = (secret: string, mailbox: string) => keyedHash(secret, 'mailbox', canonicalMailbox(mailbox))

/**
 * Changes the state of a mailbox. If it is in that state already, nothing changes, and the reference of the submission that brought it there is
 * returned. Of concurrent changes, one waits for the other.
 */
export async function changeConsent(
  tx: Transaction,
  change: ConsentChange & { at: string; reference: string },
): Promise<string | undefined> {
  const { db, dialect } = tx
  const { mailbox, keys, state, reference, at } = change
  const isSubscribed = state === 'subscribed'
  const row: Row = {
    ...{ mailbox, state, at, reference },
    version: isSubscribed ? change.version : null,
    language: isSubscribed ? change.language : null,
  }
  const inserted = await db
    .insertInto('consent')
    .values(row)
    .onConflict((conflict) => conflict.column('mailbox').doNothing())
    .returning('mailbox')
    .executeTakeFirst()
  if (!inserted) {
    const present = await db
      .selectFrom('consent')
      .selectAll()
      .where('mailbox', '=', mailbox)
      .$if(dialect === 'postgres', (query) => query.forUpdate())
      .executeTakeFirstOrThrow()
    if (
      present.state === state &&
      present.reference !== null &&
      (await isTrue(tx, present, { ...change, reference: present.reference }))
    )
      return present.reference
    await db.updateTable('consent').set(row).where('mailbox', '=', mailbox).execute()
  }
  if (!isSubscribed) await withdrawSubscriptions(db, { keys, at })
  return undefined
}

/** Whether the submissions agree with the state. An earlier version of this program, running beside this one, changes only those. */
async function isTrue(
  { db }: Transaction,
  present: Row,
  { keys, version, reference }: ConsentChange & { reference: string },
): Promise<boolean> {
  const submission = await db
    .selectFrom('submission')
    .select(['kind', 'withdrawn_at'])
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (present.state === 'subscribed')
    return submission?.kind === 'subscribe' && submission.withdrawn_at === null && present.version === version
  return submission !== undefined && (await liveSubscriptions(db, keys).limit(1).execute()).length === 0
}

/** Subscriptions of a person that are not withdrawn. */
function liveSubscriptions(db: Transaction['db'], keys: readonly string[]) {
  return db
    .selectFrom('submission')
    .select('reference')
    .where('withdrawn_at', 'is', null)
    .where('kind', '=', 'subscribe')
    .where('reference', 'in', (query) =>
      query
        .selectFrom('person_key')
        .select('person_key.reference')
        .where('value', 'in', [...keys]),
    )
}

async function withdrawSubscriptions(db: Transaction['db'], { keys, at }: { keys: readonly string[]; at: string }) {
  if (keys.length === 0) return
  await db
    .updateTable('submission')
    // Staff have nothing left to do for it.
    .set(({ fn, val }) => ({ withdrawn_at: at, status: 'closed' as const, closed_at: fn.coalesce('closed_at', val(at)) }))
    .where('reference', 'in', liveSubscriptions(db, keys))
    .execute()
}

/** Keeps which mailbox a subscription was for. */
export async function noteSubscription(db: Transaction['db'], subscription: Tables['subscription']) {
  await db
    .insertInto('subscription')
    .values(subscription)
    // A reference is free again after its submission was erased.
    .onConflict((conflict) => conflict.column('reference').doUpdateSet({ mailbox: subscription.mailbox }))
    .execute()
}
