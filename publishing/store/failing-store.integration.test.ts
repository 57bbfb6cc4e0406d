import { execFile } from 'node:child_process'
import { appendFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { compileCache } from '#submissions/testing/compile-cache.ts'
import { freePort } from '#submissions/testing/free-port.ts'
import { fixtureCopy } from '../testing/fixture.ts'
import { type TestPlace, testPlaces } from '../testing/test-places.ts'

const command = new URL('../../tools/content.ts', import.meta.url).pathname
const failingDisk = new URL('../../tests/support/failing-disk.ts', import.meta.url).href
const manual = 'products/rh-0001/documents/RH-0001-manual.pdf'
/** In blocks, of 512 or 1,024 bytes: more than everything else that the publisher writes, and less than the manual. */
const largestFile = 20_000
const manualBytes = 30_000_000

/** Runs the command with a limit for the size of files, as people do. */
function publish(folder: string, environment: Record<string, string>, limit = 'unlimited') {
  const limited = ['-c', `ulimit -f ${limit}; exec "$@"`, 'sh', process.execPath, command, 'publish', '--dir', folder]
  return promisify(execFile)('sh', limited, { env: { ...process.env, ...compileCache, ...environment } }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  )
}

/** Publishes a version, then another one into a store that refuses it, and then again. */
async function refusedBy(place: TestPlace, refuse: () => Promise<{ environment?: Record<string, string>; limit?: string }>) {
  await using content = await fixtureCopy()
  expect(await publish(content.folder, place.environment)).toMatchObject({ code: 0 })
  const before = await place.store.versions()
  await appendFile(join(content.folder, manual), Buffer.alloc(manualBytes, '%'))
  const { environment = {}, limit } = await refuse()
  const { code, said } = await publish(content.folder, { ...place.environment, ...environment }, limit)
  expect([code, said]).toEqual([1, expect.stringContaining('The store of published content (')])
  // People need words, not a stack.
  expect(said).not.toContain('    at ')
  expect(await place.store.versions()).toEqual(before)
  // What it had stored before is whole, and `gc` takes it.
  for (const name of await place.files()) expect(name).toMatch(/^[0-9a-f]{64}$/)
  return said
}

const inDatabase = testPlaces.filter(({ name }) => name === 'PostgreSQL')
const inFolder = testPlaces.filter(({ name }) => name === 'a folder')

it.each(inFolder)('publishing into $name says in words that it is full or read-only, and changes nothing', async ({ open }) => {
  await using place = await open()
  const full = await refusedBy(place, async () => ({ limit: String(largestFile) }))
  expect(full).toMatch(/cannot be written: EFBIG/)

  const control = join(place.environment.DATA_DIR, 'failing')
  const readOnly = await refusedBy(place, async () => {
    await writeFile(control, `EROFS\n${join(place.environment.DATA_DIR, 'published')}`)
    return { environment: { FAILING_DISK: control, NODE_OPTIONS: `--import=${failingDisk}` } }
  })
  expect(readOnly).toMatch(/cannot be written: EROFS/)
})

it.each(inDatabase)(
  'publishing into $name says in words that it is full, read-only or away, and changes nothing',
  async ({ open }) => {
    await using place = await open()
    const full = await refusedBy(place, async () => {
      await place.execute(`
      create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
      create trigger refuse before insert on published.file for each row execute function refuse()`)
      return {}
    })
    expect(full).toMatch(/\(PostgreSQL\) cannot be written: could not extend file: No space left on device/)
    await place.execute('drop trigger refuse on published.file')

    const name = new URL(place.environment.DATABASE_URL).pathname.slice(1)
    const readOnly = await refusedBy(place, async () => {
      await place.execute(`alter database ${name} set default_transaction_read_only = on`)
      return {}
    })
    expect(readOnly).toMatch(/\(PostgreSQL\) cannot be written: cannot execute UPDATE in a read-only transaction/)
    await place.execute(`begin read write; alter database ${name} reset default_transaction_read_only; commit`)

    const nobody = Object.assign(new URL(place.environment.DATABASE_URL), { hostname: 'localhost', port: await freePort() }).href
    const away = await refusedBy(place, async () => ({ environment: { DATABASE_URL: nobody } }))
    expect(away).toMatch(/\(PostgreSQL\) cannot be read: connect ECONNREFUSED/)
  },
)
