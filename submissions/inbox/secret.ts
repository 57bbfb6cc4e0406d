import { randomBytes } from 'node:crypto'
import { writing } from '../store/operation.ts'

/** The key of all HMACs and tokens, shared by all nodes. The first read creates it. */
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
