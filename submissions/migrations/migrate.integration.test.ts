import { spawnSync } from 'node:child_process'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { compileCache } from '../testing/compile-cache.ts'
import { type TestDatabase, testDatabases } from '../testing/databases.ts'

/** Runs the command as an operator does. */
function command({ environment }: TestDatabase, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/migrate.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...compileCache, ...environment },
  })
  return { status, output: stdout + stderr }
}

function storeThatMayNotMigrate({ environment }: TestDatabase) {
  const location = { databaseUrl: environment['DATABASE_URL'], dataFolder: environment['DATA_DIR'] ?? '', migrates: false }
  const store = openStore(location, { timeoutMs: 50_000 })
  onTestFinished(() => store.close())
  return store
}

describe.each(testDatabases)('npm run migrate with $name', ({ open }) => {
  it('UP17: lists what is not applied, applies it with its progress, and a node with MIGRATE=off then works without a restart', async () => {
    await using database = await open()
    const store = storeThatMayNotMigrate(database)
    await expect(store.run('backlog', undefined)).rejects.toThrow('the migration 001-inbox is not applied: run npm run migrate')

    const before = command(database, '--status')
    expect(before.status).toBe(1)
    expect(before.output).toMatch(/^001-inbox +not applied$/m)

    const migrated = command(database)
    expect(migrated.status, migrated.output).toBe(0)
    expect(migrated.output).toMatch(/ s {2}007-visits$/m)
    expect(migrated.output).toMatch(/^007-visits +\d{4}-\d\d-\d\dT/m)

    expect(await store.run('backlog', undefined)).toEqual([])
    const after = command(database, '--status')
    expect([after.status, after.output.includes('not applied')]).toEqual([0, false])
    // Again: nothing is left to do.
    expect(command(database).output).not.toMatch(/ s {2}007-visits$/m)
  })

  it('UP17: says in one line that a database is from a newer version, and changes nothing', async () => {
    await using database = await open()
    expect(command(database).status).toBe(0)
    await database.execute("insert into migration (name, applied_at) values ('999-later', '2030-01-01T00:00:00.000Z')")
    const { status, output } = command(database)
    expect(status).toBe(1)
    expect(output).toContain('its schema is from a newer version of this program')
    expect(output).not.toContain('    at ')
    expect(command(database, '--status').output).toMatch(/^999-later +of a newer version$/m)
  })
})
