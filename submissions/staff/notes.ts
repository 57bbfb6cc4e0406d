import { reading, writing } from '../store/operation.ts'
import type { Transaction } from '../store/tables.ts'
import { answersTo } from './answers.ts'
import { auditOf, type By, record } from './audit.ts'
import { find } from './find.ts'

export type Note = { id: string; at: string; author: string; text: string }

/** Adds a note of staff to a submission. Returns false if there is no submission with this reference. */
export const addNote = writing(
  async ({ db }, { reference, id, text, by }: { reference: string; id: string; text: string; by: By }): Promise<boolean> => {
    const found = await db.selectFrom('submission').select('reference').where('reference', '=', reference).executeTakeFirst()
    if (!found) return false
    await db.insertInto('note').values({ id, reference, at: by.at, author: by.who, text, removed: 0 }).execute()
    await db
      .deleteFrom('unfinished')
      .where('reference', '=', reference)
      .where('who', '=', by.who)
      .where('part', '=', 'note')
      .execute()
    await record(db, by, [{ action: 'note', reference }])
    return true
  },
)

/** The notes of a submission, oldest first, without removed ones. */
export const notesOf = reading(
  ({ db }, { reference }: { reference: string }): Promise<Note[]> =>
    db
      .selectFrom('note')
      .select(['id', 'at', 'author', 'text'])
      .where('reference', '=', reference)
      .where('removed', '=', 0)
      .orderBy('at')
      .orderBy('id')
      .execute(),
)

/**
 * Submissions with all that is erased together with them, for the export of a person's data: deliveries come with the submission, and keys only
 * repeat it.
 */
export const withNotes = reading(async (tx, { personKeys }: { personKeys: readonly string[] }) => {
  const submissions = await find.run(tx, { personKeys })
  const noted = []
  for (const submission of submissions) {
    const { reference } = submission
    noted.push({
      ...submission,
      notes: await notesOf.run(tx, { reference }),
      answers: await answersTo.run(tx, { reference }),
      drafts: await draftsFor(tx.db, reference),
      history: await auditOf.run(tx, { reference, limit: mostHistory }),
    })
  }
  return noted
})

const mostHistory = 1_000

/** What staff have begun to write. */
const draftsFor = (db: Transaction['db'], reference: string) =>
  db.selectFrom('unfinished').select(['who', 'part', 'text', 'at']).where('reference', '=', reference).orderBy('at').execute()

/** Removes a note, or restores a removed one. Returns false if there is no such note. */
export const setNoteRemoved = writing(
  async ({ db }, { id, removed, by }: { id: string; removed: boolean; by: By }): Promise<boolean> => {
    const note = await db.selectFrom('note').select('reference').where('id', '=', id).executeTakeFirst()
    if (!note) return false
    await db
      .updateTable('note')
      .set({ removed: removed ? 1 : 0 })
      .where('id', '=', id)
      .execute()
    await record(db, by, [{ action: removed ? 'removeNote' : 'restoreNote', reference: note.reference }])
    return true
  },
)
