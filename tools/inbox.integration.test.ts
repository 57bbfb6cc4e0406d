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
  const store = openSqliteStore(join(folder, 'hearth.db'), { patienceMs: 15_000 })
  const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60_000)
  reference = await accepted(inboxOf(store, { now: () => twoDaysAgo }).accept(aComplaint()))
  await store.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** As staff start it, with its output going somewhere else than to a terminal. */
function run(args: string[], environment: Record<string, string> = { DATA_DIR: folder }) {
  const { status, stdout, stderr } = spawnSync('node', ['tools/inbox.ts', ...args], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...environment },
  })
  return { status, stdout, stderr }
}

it('lists, without colours where nobody could see them, and marks who waits longer than a day', () => {
  const { status, stdout } = run(['list'])
  expect([status, stdout]).toEqual([0, expect.stringMatching(new RegExp(`${reference} .*! 2 days`))])
  expect(stdout).not.toContain('\u001B')
})

it.each([
  [['show', 'H7KM-3QRD'], /^H7KM-3QRD is no reference: [^\n]+\n$/],
  [['list', '--kind', 'complaint'], /^complaint is no kind of entry; [^\n]+\n$/],
  [['export', '--since', 'yesterday'], /^yesterday is no day; write YYYY-MM-DD\.\n$/],
  [['person', 'ann@example.com', 'forget'], /^forget is nothing that can be done; [^\n]+\n$/],
  [['restore', 'nowhere.gz'], /^There is no nowhere\.gz\.\n$/],
  [['lst'], /^What visitors sent, for those who answer it\.\n/],
])('%j says in one line what is wrong, and ends with 1', (args, said) => {
  const { status, stderr } = run(args)
  expect([status, stderr]).toEqual([1, expect.stringMatching(said)])
})

it('makes no database where nobody has one', () => {
  const { status, stderr } = run(['list'], { DATA_DIR: join(folder, 'elsewhere') })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^There is no .*hearth\.db: the site has not run here yet/)])
})
