import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { openSqliteFile } from './sqlite-file.ts'

const full = 2

// Checks the settings, because only a power cut could show the effect: data in the OS cache survives a killed process.
it('promise 1: every commit is synced to the disk, and deleted data is overwritten', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-file-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'hearth.db')
  const file = openSqliteFile(path)
  const pragma = async (name: string) => Object.values((await sql`pragma ${sql.raw(name)}`.execute(file.db)).rows[0] ?? {})[0]

  expect([await pragma('synchronous'), await pragma('journal_mode'), await pragma('secure_delete')]).toEqual([full, 'wal', 1])
  expect(statSync(path).mode & 0o077).toBe(0)
  file.close()
})
