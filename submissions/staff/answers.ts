import { reading, writing } from '../store/operation.ts'
import { type By, record } from './audit.ts'

/** `sending` that lasts means that the studio ended meanwhile: nobody knows whether the mail has left. */
export type AnswerState = 'sending' | 'sent' | 'failed'
export type Answer = {
  id: string
  at: string
  author: string
  recipient: string
  subject: string
  text: string
  state: AnswerState
  /** A code such as ECONNREFUSED, never an email address. */
  error: string | null
}
type NewAnswer = { reference: string; id: string; recipient: string; subject: string; text: string; by: By }

/** Keeps an answer before it is sent. Returns false if there is no submission with this reference. */
export const addAnswer = writing(async ({ db }, { reference, by, ...answer }: NewAnswer): Promise<boolean> => {
  const found = await db.selectFrom('submission').select('reference').where('reference', '=', reference).executeTakeFirst()
  if (!found) return false
  await db
    .insertInto('answer')
    .values({ ...answer, reference, at: by.at, author: by.who, state: 'sending', error: null })
    // Sent again after a failure.
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ state: 'sending', error: null }))
    .execute()
  await db
    .deleteFrom('unfinished')
    .where('reference', '=', reference)
    .where('who', '=', by.who)
    .where('part', '=', 'answer')
    .execute()
  await record(db, by, [{ action: 'answer', reference }])
  return true
})

/** Notes whether an answer was sent. */
export const settleAnswer = writing(
  async ({ db }, { id, state, error }: { id: string; state: AnswerState; error: string | null }): Promise<void> => {
    await db.updateTable('answer').set({ state, error }).where('id', '=', id).execute()
  },
)

/** The answers to a submission, oldest first. */
export const answersTo = reading(
  ({ db }, { reference }: { reference: string }): Promise<Answer[]> =>
    db
      .selectFrom('answer')
      .select(['id', 'at', 'author', 'recipient', 'subject', 'text', 'state', 'error'])
      .where('reference', '=', reference)
      .orderBy('at')
      .orderBy('id')
      .execute(),
)
