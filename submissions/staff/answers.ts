import { databaseTime } from '../store/database-time.ts'
import { reading, writing } from '../store/operation.ts'
import type { Transaction } from '../store/tables.ts'
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

/** A mail server has answered by then, or the studio has ended. */
const sendingMs = 2 * 60_000

/**
 * What to do with an answer: `send` it, or nothing, because it is being sent, or was sent before. `changed`: it was sent before with other
 * words. `missing`: there is no such submission.
 */
export type AnswerStep = 'send' | 'sending' | 'sent' | 'changed' | 'missing'

/**
 * Keeps an answer before it is sent. Its id makes it one answer however often it arrives: a response may be lost on its way, and then people
 * press Send again.
 */
export const addAnswer = writing(async (tx, { reference, by, ...answer }: NewAnswer): Promise<AnswerStep> => {
  const { db } = tx
  const found = await db.selectFrom('submission').select('reference').where('reference', '=', reference).executeTakeFirst()
  if (!found) return 'missing'
  const now = await databaseTime(tx)
  const tooOld = new Date(now.getTime() - sendingMs).toISOString()
  const sending = { ...answer, reference, at: now.toISOString(), author: by.who, state: 'sending' as const, error: null }
  const taken = await db
    .insertInto('answer')
    .values(sending)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(sending)
        .where('answer.reference', '=', reference)
        .where(({ eb, and, or }) =>
          or([eb('answer.state', '=', 'failed'), and([eb('answer.state', '=', 'sending'), eb('answer.at', '<', tooOld)])]),
        ),
    )
    .returning('id')
    .executeTakeFirst()
  if (taken === undefined) return stepOf(tx, reference, answer)
  await db
    .deleteFrom('unfinished')
    .where('reference', '=', reference)
    .where('who', '=', by.who)
    .where('part', '=', 'answer')
    .execute()
  await record(db, by, [{ action: 'answer', reference }])
  return 'send'
})

async function stepOf(
  { db }: Transaction,
  reference: string,
  { id, subject, text }: Omit<NewAnswer, 'reference' | 'by'>,
): Promise<AnswerStep> {
  const earlier = await db.selectFrom('answer').selectAll().where('id', '=', id).executeTakeFirst()
  if (earlier === undefined || earlier.reference !== reference) return 'missing'
  if (earlier.state !== 'sent') return 'sending'
  return earlier.text === text && earlier.subject === subject ? 'sent' : 'changed'
}

/** Notes whether an answer was sent. */
export const settleAnswer = writing(
  async ({ db }, { id, state, error }: { id: string; state: AnswerState; error: string | null }): Promise<void> => {
    await db.updateTable('answer').set({ state, error }).where('id', '=', id).execute()
    // The next answer is another one.
    await db.deleteFrom('unfinished').where('part', '=', 'answerId').where('text', '=', id).execute()
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
