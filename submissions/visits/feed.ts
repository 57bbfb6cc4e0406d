import { randomBytes } from 'node:crypto'
import { isSame } from '../inbox/keyed-hash.ts'
import { type By, record } from '../staff/audit.ts'
import { databaseTime } from '../store/database-time.ts'
import { reading, writing } from '../store/operation.ts'
import { type StoredVisit, storedVisit } from './visit-row.ts'

const settingOf = (place: string) => `visit feed ${place}`

/** The secret in the address of a place’s calendar feed. Undefined until somebody has asked for one. */
export const feedSecret = reading(async ({ db }, { place }: { place: string }): Promise<string | undefined> => {
  const row = await db.selectFrom('setting').select('value').where('name', '=', settingOf(place)).executeTakeFirst()
  return row?.value
})

/** Makes a new secret, so that the address before it shows nothing any more. */
export const renewFeed = writing(async ({ db }, { place, by }: { place: string; by: By }): Promise<string> => {
  const value = randomBytes(24).toString('base64url')
  await db
    .insertInto('setting')
    .values({ name: settingOf(place), value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
  await record(db, by, [{ action: 'renewFeed', detail: place }])
  return value
})

/** Calendar programs of staff ask every hour or so, and show what was. */
const daysBefore = 14
const dayMs = 24 * 60 * 60_000

/** The visits for a calendar feed, without anything about their persons. Undefined if the secret is wrong. */
export const feed = reading(
  async (tx, { place, secret }: { place: string; secret: string }): Promise<StoredVisit[] | undefined> => {
    const expected = await feedSecret.run(tx, { place })
    if (expected === undefined || !isSame(secret, expected)) return undefined
    const now = await databaseTime(tx)
    const rows = await tx.db
      .selectFrom('visit')
      .selectAll()
      .where('place', '=', place)
      .where('ends_at', '>', new Date(now.getTime() - daysBefore * dayMs).toISOString())
      .orderBy('starts_at')
      .execute()
    return rows.map((row) => storedVisit(row, ''))
  },
)
