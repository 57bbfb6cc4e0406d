import type { StoredFields, SubmissionKind } from '#contract/forms/form.ts'
import type { Language } from '#contract/languages.ts'
import { reading } from '../store/operation.ts'
import { readFields } from '../store/stored-fields.ts'
import type { Tables, Transaction } from '../store/tables.ts'

/** All conditions must hold. Times are in ISO format. */
export type Filter = {
  reference?: string
  kind?: SubmissionKind
  kinds?: readonly SubmissionKind[]
  /** Null finds submissions that nobody has been assigned to. */
  assignee?: string | null
  status?: 'open' | 'closed'
  since?: string
  before?: string
  /** Normalized email addresses or phone numbers of a person (`person-keys.ts`), at least one. */
  personKeys?: readonly string[]
  /** Only suspected spam, or none of it. */
  suspected?: boolean
  /** `false` leaves out withdrawn submissions. `status: 'open'` does too. */
  withdrawn?: false
  /** Only submissions with a parked delivery. */
  parked?: boolean
  limit?: number
  newestFirst?: boolean
  /** Only parked deliveries are returned, which is quicker for long lists. */
  parkedDeliveriesOnly?: boolean
  /** Continues after this submission, for paging. */
  after?: { receivedAt: string; reference: string }
}

type Delivery = Pick<Tables['outbox'], 'channel' | 'state' | 'attempts' | 'due_at' | 'sent_at' | 'last_error'>

/** One submission as staff see it. */
export type StoredSubmission = {
  reference: string
  kind: SubmissionKind
  language: Language
  receivedAt: string
  fields: StoredFields
  /** The stored text, if this version cannot read the row. */
  unreadable: string | undefined
  status: 'open' | 'closed'
  assignee: string | null
  closedAt: string | null
  consent: { version: string; language: string; at: string } | null
  withdrawnAt: string | null
  suspected: boolean
  deliveries: Delivery[]
}

/** Finds submissions, oldest first. */
export const find = reading(async ({ db }: Transaction, filter: Filter): Promise<StoredSubmission[]> => {
  const rows = await matching(db, filter).execute()
  const deliveries = filter.parkedDeliveriesOnly
    ? grouped(await deliveryRows(db).where('state', '=', 'parked').execute())
    : await deliveriesOf(
        db,
        rows.map(({ reference }) => reference),
      )
  return rows.map((row) => ({
    reference: row.reference,
    // The inbox stores only these kinds and languages. A row of another version is marked as unreadable.
    kind: row.kind as SubmissionKind,
    language: row.language as Language,
    receivedAt: row.received_at,
    ...readFields(row),
    status: row.status,
    assignee: row.assignee,
    closedAt: row.closed_at,
    consent: consentOf(row),
    withdrawnAt: row.withdrawn_at,
    suspected: row.suspected === 1,
    deliveries: deliveries.get(row.reference) ?? [],
  }))
})

function matching(db: Transaction['db'], filter: Filter) {
  const { reference, kind, kinds, assignee, status, since, before } = filter
  const { personKeys, suspected, withdrawn, parked, limit, after, newestFirst } = filter
  const order = newestFirst ? 'desc' : 'asc'
  let query = db
    .selectFrom('submission')
    .selectAll('submission')
    .orderBy('received_at', order)
    .orderBy('submission.reference', order)
  if (reference !== undefined) query = query.where('submission.reference', '=', reference)
  if (kind !== undefined) query = query.where('kind', '=', kind)
  if (kinds !== undefined) query = query.where('kind', 'in', kinds)
  if (assignee !== undefined)
    query = assignee === null ? query.where('assignee', 'is', null) : query.where('assignee', '=', assignee)
  if (status !== undefined) query = query.where('status', '=', status)
  if (withdrawn === false || status === 'open') query = query.where('withdrawn_at', 'is', null)
  if (since !== undefined) query = query.where('received_at', '>=', since)
  if (before !== undefined) query = query.where('received_at', '<', before)
  if (suspected !== undefined) query = query.where('suspected', '=', suspected ? 1 : 0)
  if (after !== undefined) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('received_at', 'submission.reference'), '>', tuple(after.receivedAt, after.reference)),
    )
  }
  if (personKeys !== undefined) {
    query = query.where('submission.reference', 'in', (keys) =>
      keys
        .selectFrom('person_key')
        .select('person_key.reference')
        .where('value', 'in', [...personKeys]),
    )
  }
  if (parked) {
    query = query.where('submission.reference', 'in', (entries) =>
      entries.selectFrom('outbox').select('outbox.reference').where('state', '=', 'parked'),
    )
  }
  return limit === undefined ? query : query.limit(limit)
}

/** References per query, far below SQLite's limit for parameters. */
const batchSize = 500

const deliveryRows = (db: Transaction['db']) =>
  db
    .selectFrom('outbox')
    .select(['reference', 'channel', 'state', 'attempts', 'due_at', 'sent_at', 'last_error'])
    .orderBy('channel', 'desc')

async function deliveriesOf(db: Transaction['db'], references: readonly string[]) {
  const rows: (Delivery & { reference: string })[] = []
  for (let at = 0; at < references.length; at += batchSize) {
    const some = references.slice(at, at + batchSize)
    rows.push(...(await deliveryRows(db).where('reference', 'in', some).execute()))
  }
  return grouped(rows)
}

function grouped(rows: readonly (Delivery & { reference: string })[]): Map<string, Delivery[]> {
  const found = new Map<string, Delivery[]>()
  for (const { reference, ...delivery } of rows) found.set(reference, [...(found.get(reference) ?? []), delivery])
  return found
}

function consentOf(
  row: Pick<Tables['submission'], 'consent_version' | 'consent_language' | 'consent_at'>,
): StoredSubmission['consent'] {
  const { consent_version: version, consent_language: language, consent_at: at } = row
  return version === null || language === null || at === null ? null : { version, language, at }
}
