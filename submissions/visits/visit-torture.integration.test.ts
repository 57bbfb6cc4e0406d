import { describe, expect, it } from 'vitest'
import { testDatabases } from '../testing/databases.ts'
import { tortureVisits, visitDamage } from '../testing/visit-torture.ts'

/** `VISIT_KILLS=200` is the long version. */
const kills = Number(process.env['VISIT_KILLS'] ?? 20)

describe.each(testDatabases)('VP1 on $name', ({ open }) => {
  it('what was confirmed before a kill is there once, with its seats and mails, and what was not is not', {
    timeout: 3_600_000,
  }, async () => {
    await using db = await open()
    await db.store.run('time', undefined)
    const { DATABASE_URL: database, DATA_DIR: folder = '' } = db.environment
    const expected = await tortureVisits({ kills, database, folder })
    const damage = await visitDamage(db.store, db.execute, expected)
    expect(damage).toMatchObject({ lost: [], seats: [], untold: [] })
    expect(damage.confirmed).toBeGreaterThan(kills)
  })
})
