import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** Runs the command with these variables only. */
const run = (environment: Record<string, string>) =>
  spawnSync(process.execPath, ['tools/config.ts'], { encoding: 'utf8', env: { PATH: process.env['PATH'] ?? '', ...environment } })

it('prints what is in force and where it comes from, and no secret', () => {
  const { status, stdout, stderr } = run({
    PORT: '8080',
    DATABASE_URL: 'postgres://hearth:p4ssword@db.internal/hearth',
    WEBHOOK_URL: 'https://crm.example.com/t0ken',
    WEBHOOK_SECRET: 'k3y of sixteen characters',
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^ {2}PORT +8080 +environment$/m)
  expect(stdout).toMatch(/^ {2}HOST +127\.0\.0\.1 +default$/m)
  expect(stdout).toMatch(/^ {2}DATABASE_URL +postgres:\/\/hearth:•••@db\.internal\/hearth +environment$/m)
  expect(stdout).toMatch(/^ {2}STUDIO_PORT +3001 +default$/m)
  for (const secret of ['p4ssword', 't0ken', 'k3y']) expect(stdout).not.toContain(secret)
})

it('names what is wrong and what is misspelt, and exits with 1', () => {
  const { status, stderr } = run({ PORT: 'eighty', STUDIO_PROT: '3001', STUDIO_COLOUR: 'red' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/PORT: /)
  expect(stderr).toContain('STUDIO_PROT has no effect: Hearth has no such variable. Is STUDIO_PORT meant?')
  expect(stderr).toContain('STUDIO_COLOUR has no effect: Hearth has no such variable.\n')
})
