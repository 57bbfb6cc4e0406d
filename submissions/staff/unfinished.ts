import { reading, writing } from '../store/operation.ts'
import type { Transaction } from '../store/tables.ts'
import type { UnfinishedPart } from './unfinished-parts.ts'

type UnfinishedText = { reference: string; part: UnfinishedPart; text: string; who: string; at: string }

/** Keeps what somebody has begun to write. It has personal data, so it is kept here and not in a browser. Without text, it is forgotten. */
export const storeUnfinished = writing(async ({ db }, { text, ...rest }: UnfinishedText): Promise<void> => {
  const { reference, who, part } = rest
  if (text.trim() === '') {
    await db.deleteFrom('unfinished').where('reference', '=', reference).where('who', '=', who).where('part', '=', part).execute()
    return
  }
  const found = await db.selectFrom('submission').select('reference').where('reference', '=', reference).executeTakeFirst()
  if (!found) return
  // It arrived late: the answer has been sent, and the next one is another.
  if (part === 'answerId' && (await isSent(db, text))) return
  await db
    .insertInto('unfinished')
    .values({ ...rest, text })
    .onConflict((conflict) => conflict.columns(['reference', 'who', 'part']).doUpdateSet({ text, at: rest.at }))
    .execute()
})

async function isSent(db: Transaction['db'], id: string): Promise<boolean> {
  const sent = await db.selectFrom('answer').select('id').where('id', '=', id).where('state', '=', 'sent').executeTakeFirst()
  return sent !== undefined
}

/** What somebody has begun to write about a submission. */
export const unfinishedOf = reading(
  async ({ db }, { reference, who }: { reference: string; who: string }): Promise<Partial<Record<UnfinishedPart, string>>> => {
    const rows = await db
      .selectFrom('unfinished')
      .select(['part', 'text'])
      .where('reference', '=', reference)
      .where('who', '=', who)
      .execute()
    return Object.fromEntries(rows.map(({ part, text }) => [part, text]))
  },
)
