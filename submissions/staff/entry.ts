import { writing } from '../store/operation.ts'
import { type Answer, answersTo } from './answers.ts'
import { type AuditEntry, auditOf, type By, record } from './audit.ts'
import { find, type StoredSubmission } from './find.ts'
import { type ListEntry, lineOf } from './list.ts'
import { type Note, notesOf } from './notes.ts'
import { unfinishedOf } from './unfinished.ts'
import type { UnfinishedPart } from './unfinished-parts.ts'

export type Entry = {
  submission: StoredSubmission
  /** The submission as a line of the list. */
  line: ListEntry
  notes: Note[]
  answers: Answer[]
  /** What the one who looks has begun to write. */
  unfinished: Partial<Record<UnfinishedPart, string>>
  /** What staff did, newest first. */
  history: AuditEntry[]
  /** Other submissions of the same person, newest first. */
  others: ListEntry[]
}

const mostOthers = 50
const mostHistory = 200

type Asked = { reference: string; by: By /** False for an update of what is already on the screen. */; isLook: boolean }

/** Everything about one submission. Records the look. */
export const entry = writing(async (tx, { reference, by, isLook }: Asked): Promise<Entry | undefined> => {
  const [submission] = await find.run(tx, { reference })
  if (!submission) return undefined
  if (isLook) await record(tx.db, by, [{ action: 'look', reference }])

  const rows = await tx.db
    .selectFrom('person_key')
    .select('reference')
    .distinct()
    .where('reference', '!=', reference)
    .where('value', 'in', (keys) => keys.selectFrom('person_key').select('value').where('reference', '=', reference))
    .limit(mostOthers)
    .execute()
  const others = await Promise.all(rows.map((row) => find.run(tx, { reference: row.reference })))
  const now = new Date(by.at)
  return {
    submission,
    line: lineOf(submission, now),
    notes: await notesOf.run(tx, { reference }),
    answers: await answersTo.run(tx, { reference }),
    unfinished: await unfinishedOf.run(tx, { reference, who: by.who }),
    history: await auditOf.run(tx, { reference, limit: mostHistory }),
    others: others
      .flat()
      .map((other) => lineOf(other, now))
      .sort((a, b) => b.receivedAt.localeCompare(a.receivedAt)),
  }
})
