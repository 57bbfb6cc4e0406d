import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSqliteStore } from '#submissions/store/sqlite-store.ts'
import { staffTimeoutMs } from '#submissions/store/store.ts'
import { compileCache } from '#submissions/testing/compile-cache.ts'
import { aComplaint, inboxOf } from '#submissions/testing/samples.ts'

let folder: string
let out: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-whole-'))
  out = mkdtempSync(join(tmpdir(), 'hearth-whole-out-'))
  const store = openSqliteStore(join(folder, 'hearth.db'), { timeoutMs: staffTimeoutMs })
  const inbox = inboxOf(store)
  for (let number = 0; number < 20; number += 1) {
    // More than the limit of a file below, also compressed.
    const fields = { ...aComplaint().fields, description: randomBytes(12_000).toString('base64') }
    await inbox.accept({ ...aComplaint({ fields }), idempotencyKey: String(number) })
  }
  await store.close()
})
afterAll(() => {
  for (const one of [folder, out]) rmSync(one, { recursive: true, force: true })
})

/** Runs a command of the inbox, which may not write a file of more than 100 KiB: writing fails in the middle, as on a full disk. */
function inbox(limited: boolean, ...args: string[]) {
  const script = `${limited ? 'ulimit -f 200 && ' : ''}exec node tools/inbox.ts "$@"`
  return spawnSync('sh', ['-c', script, 'sh', ...args], {
    env: { ...process.env, ...compileCache, DATA_DIR: folder },
    encoding: 'utf8',
  })
}

describe.each([
  { name: 'a backup', file: 'inbox.backup.gz', args: (file: string) => ['backup', file] },
  { name: 'an export', file: 'inbox.csv', args: (file: string) => ['export', '--out', file] },
  { name: 'a workbook', file: 'inbox.xlsx', args: (file: string) => ['export', '--format', 'xlsx', '--out', file] },
  { name: 'a person', file: 'person.json', args: (file: string) => ['person', '+6591234567', 'export', '--out', file] },
])('$name', ({ file, args }) => {
  it('UP4: leaves no file if it cannot be written in whole, and leaves an earlier one as it was', () => {
    const path = join(out, file)
    const failed = inbox(true, ...args(path))
    expect(failed.status).toBe(1)
    expect(readdirSync(out).filter((name) => name.includes(file))).toEqual([])
    expect(failed.stderr).toContain(`${path} cannot be written`)

    expect(inbox(false, ...args(path)).stderr).toBe('')
    expect(statSync(path).size).toBeGreaterThan(100 * 1024)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    writeFileSync(path, 'an earlier file')
    expect(inbox(false, ...args(path)).stderr).toContain('already exists')
    expect(readFileSync(path, 'utf8')).toBe('an earlier file')
    expect(readdirSync(out).filter((name) => name.includes(file))).toEqual([file])
  })
})
