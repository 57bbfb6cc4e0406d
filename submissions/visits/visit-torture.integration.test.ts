import { describe, expect, it } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { staffTimeoutMs } from '../store/store.ts'
import { executeOnServer, testDatabases } from '../testing/databases.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { startPostgres } from '../testing/postgres-server.ts'
import { lastInvitations, tortureVisits, visitDamage, wrongInCalendar } from '../testing/visit-torture.ts'

/** `VISIT_KILLS=200` is the long version. PostgreSQL takes a second to come back, so it is killed less often. */
const kills = Number(process.env['VISIT_KILLS'] ?? 20)
const databaseKills = Math.ceil(kills / 5)
const unhurt = { lost: [], seats: [], untold: [] }
const timeout = 3_600_000

describe.each(testDatabases)('VP1 on $name', ({ open }) => {
  it('after each kill of a node, what was confirmed is there once, what was not is not, and mails and calendars agree', {
    timeout,
  }, async () => {
    await using db = await open()
    await using mail = await startMailServer()
    await db.store.run('time', undefined)
    const { DATABASE_URL: database, DATA_DIR: folder = '' } = db.environment
    const expected = await tortureVisits({ kills, database, folder, smtpUrl: mail.url })
    const damage = await visitDamage(db.store, db.execute, expected)
    expect(damage).toMatchObject(unhurt)
    expect(damage.confirmed).toBeGreaterThan(kills)
    expect(await wrongInCalendar(db.execute, await lastInvitations(db, mail))).toEqual([])
  })
})

it.runIf(testDatabases.some(({ name }) => name === 'PostgreSQL'))(
  'VP1: after each kill of PostgreSQL and of a node too',
  { timeout },
  async () => {
    await using postgres = await startPostgres()
    await using mail = await startMailServer()
    const database = await postgres.createDatabase()
    const store = openStore({ databaseUrl: database, dataFolder: '' }, { timeoutMs: staffTimeoutMs })
    await store.run('time', undefined)
    const killDatabase = async () => {
      await postgres.kill()
      await postgres.restart()
    }
    const expected = await tortureVisits({ kills: databaseKills, database, folder: '', smtpUrl: mail.url, killDatabase })
    const execute = executeOnServer(database)
    const damage = await visitDamage(store, execute, expected)
    expect(damage).toMatchObject(unhurt)
    expect(damage.confirmed).toBeGreaterThan(databaseKills)
    expect(await wrongInCalendar(execute, await lastInvitations({ store, execute }, mail))).toEqual([])
    await store.close()
  },
)
