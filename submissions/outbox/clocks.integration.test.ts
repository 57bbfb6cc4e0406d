import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { testDatabases } from '../testing/databases.ts'
import { eventually } from '../testing/eventually.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { captureOutput } from '../testing/process-output.ts'
import { aComplaint, accepted, inboxOf } from '../testing/samples.ts'

const minuteMs = 60_000
const fileIn = (name: string) => fileURLToPath(new URL(`../testing/${name}`, import.meta.url))

/** Starts a node whose clock is wrong. */
async function startNode(shiftMs: number, databaseUrl: string, smtpUrl: string) {
  const files = ['--import', fileIn('shifted-clock.mjs'), fileIn('shifted-node.ts')]
  const node = spawn(process.execPath, [...files, '--database', databaseUrl, '--smtp', smtpUrl], {
    env: { ...process.env, SHIFT_MS: String(shiftMs) },
  })
  onTestFinished(() => void node.kill('SIGKILL'))
  const output = captureOutput()
  output.of(node)
  await output.until('delivering', node)
}

// Several nodes share PostgreSQL. SQLite has one.
it.runIf(testDatabases.some(({ name }) => name === 'PostgreSQL'))(
  'SI1: two nodes whose clocks are six minutes apart send each mail once',
  async () => {
    const postgres = testDatabases.find(({ name }) => name === 'PostgreSQL')
    if (!postgres) return
    await using database = await postgres.open()
    await using server = await startMailServer()
    // The real clock, as in production.
    const inbox = inboxOf(database.store, { now: undefined })
    const send = (n: number) => accepted(inbox.accept(aComplaint({ idempotencyKey: `k${n}` })))
    const url = database.environment['DATABASE_URL'] ?? ''

    const first = await Promise.all([1, 2, 3, 4, 5].map(send))
    server.hold()
    // By its clock, its leases end before they begin.
    await startNode(-3 * minuteMs, url, server.url)
    await eventually(() => server.received.length === 5)

    const last = await send(6)
    await startNode(3 * minuteMs, url, server.url)
    await eventually(() => server.received.length > 5)
    server.release()
    await eventually(async () => (await database.store.run('backlog', undefined)).length === 0)

    const references = [...first, last]
    expect(references.map((one) => server.received.filter(({ head }) => head.includes(one)).length)).toEqual(
      references.map(() => 1),
    )
  },
)
