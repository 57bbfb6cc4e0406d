import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { referenceOf } from '#contract/forms/reference.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { certificate, formCalls } from '#contract/wire/calls/information-calls.ts'
import { untilDatabaseIsUp } from '#submissions/testing/database-up.ts'
import { eventually } from '#submissions/testing/eventually.ts'
import { type PostgresServer, startPostgres } from '#submissions/testing/postgres-server.ts'
import { startSiteProcess } from '#submissions/testing/site-process.ts'
import { type RunningSite, runSite } from '#tests/support/running-site.ts'

let sent = 0
/** Sends a new submission, and returns the response and its duration. */
async function post(site: RunningSite) {
  const begun = performance.now()
  sent += 1
  const body = new URLSearchParams({ email: `ann${sent}@example.com`, consent: 'marketing-1' })
  const answer = await fetch(site.origin + formCalls.subscribe.path, { method: 'POST', body })
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), tookMs: performance.now() - begun }
}

const environment = { LIMIT_SEND: '0' }
const statusOf = async (site: RunningSite, path: string) => (await fetch(site.origin + path)).status
const certificateStatus = async (site: RunningSite) => {
  const body = new URLSearchParams({ reference: referenceOf(1), phone_digits: '4567' })
  return (await fetch(site.origin + certificate.path, { method: 'POST', body })).status
}
const databaseOf = async (site: RunningSite) => (await (await fetch(`${site.origin}/readyz`)).json()).database.status
const refused = { status: 503, retryAfter: '5' }
const answeredMs = 3_500
/** Tolerance for a busy machine. What waits for the database itself would never be answered. */
const slackMs = 60_000
const timeout = 300_000

describe('promise 2: the disk is full', { timeout }, () => {
  const isRoot = process.getuid?.() === 0

  /** A disk of a few megabytes. Only root can create it. */
  function aSmallDisk(): string {
    const folder = mkdtempSync(join(tmpdir(), 'hearth-disk-'))
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder])
    if (status !== 0) throw new Error('A small disk could not be made')
    onTestFinished(() => {
      spawnSync('umount', ['-l', folder])
      rmdirSync(folder)
    })
    return folder
  }

  function fill(file: string) {
    for (const size of [1_000_000, 10_000, 100]) {
      const some = Buffer.alloc(size)
      try {
        for (;;) appendFileSync(file, some)
      } catch {
        // The disk is full for files of this size.
      }
    }
  }

  it.skipIf(!isRoot)(
    'forms get 503, pages work, no acknowledged submission is lost, and the site recovers by itself',
    async () => {
      const folder = aSmallDisk()
      await using site = await runSite({ environment: { ...environment, DATA_DIR: folder } })
      let acknowledged = 0
      while (acknowledged < 20) acknowledged += Number((await post(site)).status === 200)

      fill(join(folder, 'filler'))
      let last = await post(site)
      while (last.status === 200) {
        acknowledged += 1
        last = await post(site)
      }
      expect(last).toMatchObject(refused)
      expect(await statusOf(site, '/')).toBe(200)
      expect(await databaseOf(site)).toBe('away')
      // Reading still works, but the database stays unavailable.
      expect(await certificateStatus(site)).toBe(404)
      expect(await databaseOf(site)).toBe('away')

      rmSync(join(folder, 'filler'))
      const mended = await post(site)
      expect(mended.status).toBe(200)
      using file = new DatabaseSync(join(folder, 'hearth.db'))
      expect(file.prepare('select count(*) as count from submission').get()).toEqual({ count: acknowledged + 1 })
    },
  )
})

describe('promise 5: the database does not answer', { timeout }, () => {
  let postgres: PostgresServer
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres[Symbol.asyncDispose]())

  it('a frozen PostgreSQL: pages work, a POST gets 503 within 3.5 s, and it recovers within a second', async () => {
    await using site = await runSite({ environment: { ...environment, DATABASE_URL: await postgres.createDatabase() } })
    await eventually(async () => (await post(site)).status === 200)
    await postgres.freeze()
    const waiting = Array.from({ length: 12 }, () => post(site))
    expect(await statusOf(site, '/')).toBe(200)
    for (const answer of await Promise.all(waiting)) {
      expect(answer).toMatchObject(refused)
      expect(answer.tookMs).toBeLessThan(answeredMs + slackMs)
    }
    expect([await databaseOf(site), await statusOf(site, '/readyz')]).toEqual(['away', 200])

    await postgres.thaw()
    const thawed = performance.now()
    await eventually(async () => (await post(site)).status === 200)
    expect(performance.now() - thawed).toBeLessThan(1_000 + slackMs)
  })

  it('a killed and restarted PostgreSQL: the site keeps running, and no submission is lost', async () => {
    const url = await postgres.createDatabase()
    await using site = await runSite({ environment: { ...environment, DATABASE_URL: url } })
    await eventually(async () => (await post(site)).status === 200)
    // All connections of the pool are open when PostgreSQL is killed.
    const before = await Promise.all(Array.from({ length: 15 }, () => post(site)))
    for (const { status } of before) expect([200, 503]).toContain(status)
    const during = Array.from({ length: 15 }, () => post(site))
    await postgres.kill()
    for (const { status } of await Promise.all(during)) expect([200, 503]).toContain(status)
    expect(await post(site)).toMatchObject(refused)
    expect(await statusOf(site, '/')).toBe(200)

    await postgres.restart()
    await eventually(async () => (await post(site)).status === 200)
    expect(await databaseOf(site)).toBe('ok')
  })

  it('a PostgreSQL that starts after the site is used as soon as it is available', async () => {
    const url = await postgres.createDatabase()
    await postgres.kill()
    await using site = await runSite({ environment: { ...environment, DATABASE_URL: url } })
    expect(await statusOf(site, '/')).toBe(200)
    expect(await post(site)).toMatchObject(refused)
    await postgres.restart()
    await eventually(async () => (await post(site)).status === 200)
  })

  it('a locked SQLite file: a POST gets 503 within 3.5 s, and it recovers when the lock is released', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hearth-held-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    await using site = await runSite({ environment: { ...environment, DATA_DIR: folder } })
    await eventually(async () => (await post(site)).status === 200)
    using other = new DatabaseSync(join(folder, 'hearth.db'))
    other.exec('begin immediate')
    const held = await post(site)
    expect(held).toMatchObject(refused)
    expect(held.tookMs).toBeLessThan(answeredMs + slackMs)
    expect(await statusOf(site, '/')).toBe(200)
    other.exec('rollback')
    await eventually(async () => (await post(site)).status === 200)
  })
})

describe('the log', { timeout }, () => {
  it('a bug gets 500 and not 503, and is logged with its stack', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hearth-bug-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    await using site = await startSiteProcess({ DATA_DIR: folder })
    await untilDatabaseIsUp(site.origin)
    const send = (email: string) =>
      fetch(site.origin + formCalls.subscribe.path, {
        method: 'POST',
        body: new URLSearchParams({ email, consent: 'marketing-1' }),
      })
    expect((await send('ann@example.com')).status).toBe(200)
    using file = new DatabaseSync(join(folder, 'hearth.db'), { timeout: 5_000 })
    file.exec('alter table person_key rename to mislaid')

    const answer = await send('unmistakable@example.com')
    expect([answer.status, (await answer.json()).code]).toEqual([500, 0])
    const withoutScript = await fetch(site.origin + pageUrl('en', 'withdraw'), {
      method: 'POST',
      body: new URLSearchParams({ email: 'unmistakable@example.com' }),
    })
    expect(withoutScript.status).toBe(500)
    await site.untilLogged('no such table: person_key')
    expect(site.output()).toMatch(/"stack":"[^"]*at async queue \([^)]*accept\.ts:\d+/)
    expect(site.output()).not.toMatch(/unavailable|unmistakable/)
    expect(await (await fetch(`${site.origin}/readyz`)).json()).toMatchObject({ database: { status: 'ok' } })

    file.exec('alter table mislaid rename to person_key')
    expect((await send('ben@example.com')).status).toBe(200)
    await site.stop()
  })

  it('a missing PostgreSQL database is explained in words', async () => {
    await using postgres = await startPostgres()
    await using site = await startSiteProcess({ DATABASE_URL: postgres.urlOf('nowhere') })
    await site.untilLogged('database \\"nowhere\\" does not exist (3D000)')
    expect(site.output().match(/the database is unavailable/g)).toHaveLength(1)
    await site.untilLogged('SMTP_URL is not set')
    expect(site.output()).not.toContain('"waiting"')
  })
})
