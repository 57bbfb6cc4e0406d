import { randomBytes } from 'node:crypto'
import { writing } from '../store/operation.ts'

/** The key of hashes and tokens, the same for all nodes: made by the first that asks. */
export const secret = writing(async ({ db }): Promise<string> => {
  const value = randomBytes(32).toString('base64url')
  await db
    .insertInto('setting')
    .values({ name: 'secret', value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await db.selectFrom('setting').select('value').where('name', '=', 'secret').executeTakeFirstOrThrow()
  return row.value
})
