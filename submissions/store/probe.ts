import { writing } from './operation.ts'

/** Checks that the database is writable. */
export const probe = writing(async ({ db }, { at }: { at: string }): Promise<void> => {
  await db
    .insertInto('setting')
    .values({ name: 'probed_at', value: at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: at }))
    .execute()
})
