import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { createBackgroundWorker } from './background-worker.ts'

afterEach(() => vi.unstubAllEnvs())

it('a process that works for the site has none of its passwords', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://hearth:secret@db.internal/hearth')
  vi.stubEnv('SMTP_URL', 'smtps://site:secret@mail.example.com')
  const file = join(import.meta.dirname, '../testing/environment-process.ts')
  const worker = createBackgroundWorker<object, string[]>({ file, name: 'process of the test' })
  const names = await worker.run({})
  await worker.close()
  expect(names).toContain('PATH')
  expect(names).not.toContain('DATABASE_URL')
  expect(names).not.toContain('SMTP_URL')
})
