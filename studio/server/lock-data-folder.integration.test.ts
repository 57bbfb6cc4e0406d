import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ConfigError } from '#server/config/environment.ts'
import { lockDataFolder } from './lock-data-folder.ts'

it('SW4: one studio writes into a data folder; a second one says which process has it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const lock = join(folder, 'lock')
  const refused = () => expect(() => lockDataFolder(folder)).toThrow(ConfigError)

  writeFileSync(lock, `${hostname()} ${process.ppid}`)
  refused()
  expect(() => lockDataFolder(folder)).toThrow(`process ${process.ppid} on ${hostname()}`)
  // Of another machine: as long as its owner renews it.
  writeFileSync(lock, 'another-host 1')
  refused()
  utimesSync(lock, new Date(0), new Date(0))
  const release = lockDataFolder(folder)
  release?.()
  expect(existsSync(lock)).toBe(false)

  writeFileSync(lock, `${hostname()} 999999999`)
  lockDataFolder(folder)?.()
})
