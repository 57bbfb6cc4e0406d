import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSqliteStore } from '#submissions/store/sqlite-store.ts'
import { aComplaint, accepted, inboxOf } from '#submissions/testing/samples.ts'

let folder: string
let reference: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-staff-'))
  const store = openSqliteStore(join(folder, 'hearth.db'), { timeoutMs: 15_000 })
  const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60_000)
  reference = await accepted(inboxOf(store, { now: () => twoDaysAgo }).accept(aComplaint()))
  await store.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the command as staff do, but not in a terminal. */
function run(args: string[], environment: Record<string, string> = { DATA_DIR: folder }) {
  const { status, stdout, stderr } = spawnSync('node', ['tools/inbox.ts', ...args], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...environment },
  })
  return { status, stdout, stderr }
}

it('lists submissions without colours outside a terminal, and marks those that wait longer than a day', () => {
  const { status, stdout } = run(['list'])
  expect([status, stdout]).toEqual([0, expect.stringMatching(new RegExp(`${reference} .*! 2 days`))])
  expect(stdout).not.toContain('\u001B')
})

it.each([
  [['show', 'H7KM-3QRD'], /^H7KM-3QRD is not a valid reference: [^\n]+\n$/],
  [['list', '--kind', 'complaint'], /^complaint is not a kind of submission. Kinds: [^\n]+\n$/],
  [['export', '--since', 'yesterday'], /^yesterday is not a date\. Write it as YYYY-MM-DD\.\n$/],
  [['person', 'ann@example.com', 'forget'], /^forget is not a known action\. Use show, export or erase\.\n$/],
  [['restore', 'nowhere.gz'], /^There is no nowhere\.gz\.\n$/],
  [['lst'], /^Commands for staff who answer submissions\.\n/],
])('%j explains the error and exits with 1', (args, said) => {
  const { status, stderr } = run(args)
  expect([status, stderr]).toEqual([1, expect.stringMatching(said)])
})

it('does not create a database', () => {
  const { status, stderr } = run(['list'], { DATA_DIR: join(folder, 'elsewhere') })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^There is no .*hearth\.db: the site has not run here yet/)])
})
