import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { openSqliteStore } from './sqlite-store.ts'

it('an answer in time is not a timeout if this thread was too busy to read it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-busy-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const timeoutMs = 1_000
  const store = openSqliteStore(join(folder, 'hearth.db'), { timeoutMs })
  // The first operation also waits for the start of the worker thread, so it is outside the measured part.
  await eventually(() => store.run('secret', undefined).then(Boolean, () => false))

  // After this, due timers run before messages.
  await new Promise((resume) => setImmediate(resume))
  const asked = store.run('backlog', undefined)
  // Blocks this thread like a long render.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, timeoutMs + 100)
  expect(await asked).toEqual([])
  await store.close()
})
