import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { testDatabases } from '../testing/databases.ts'
import { aShowroom } from '../testing/visit-samples.ts'

const run = promisify(execFile)
const minuteMs = 60_000
const fileIn = (name: string) => fileURLToPath(new URL(`../testing/${name}`, import.meta.url))

describe.each(testDatabases)('VP3 on $name', ({ open }) => {
  // Minutes would do, but a busy machine may take minutes to start two nodes.
  it('the database’s time decides which time is too late, on nodes whose clocks are two hours apart', {
    timeout: 600_000,
  }, async () => {
    await using db = await open()
    const now = Date.parse(await db.store.run('time', undefined))
    // Any minute of any day, with room for both nodes.
    const hours = [{ ...aShowroom.hours[0], days: aShowroom.hours[0]?.days ?? [], open: '00:00', close: '24:45' }]
    const rules = { ...aShowroom, hours, every: 1, atOnce: 2 }
    const wholeMinute = (ms: number) => new Date(Math.ceil(ms / minuteMs) * minuteMs).toISOString().replace('.000Z', 'Z')
    const lead = rules.leadHours * 60 * minuteMs
    const starts = [wholeMinute(now + lead + 50 * minuteMs), wholeMinute(now + lead - 50 * minuteMs)]
    const book = async (shiftMs: number) => {
      const { DATABASE_URL: database, DATA_DIR: folder = '' } = db.environment
      const files = ['--import', fileIn('shifted-clock.mjs'), fileIn('booking-node.ts')]
      const options = ['--folder', folder, '--rules', JSON.stringify(rules), '--starts', starts.join()]
      const { stdout } = await run(
        process.execPath,
        [...files, ...options, ...(database === undefined ? [] : ['--database', database])],
        {
          env: { ...process.env, SHIFT_MS: String(shiftMs) },
        },
      )
      return stdout.trim()
    }
    expect(await book(60 * minuteMs)).toBe('booked,tooLate')
    expect(await book(-60 * minuteMs)).toBe('booked,tooLate')
  })
})
