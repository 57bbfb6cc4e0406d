import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { openSqliteStore } from './sqlite-store.ts'

it('an answer that came in time counts, although this thread was too busy to read it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-busy-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const patienceMs = 1_000
  const store = openSqliteStore(join(folder, 'hearth.db'), { patienceMs })
  // Its thread may take longer to start than this test waits.
  await eventually(() => store.run('secret', undefined).then(Boolean, () => false))

  // From here, timers that became due meanwhile come before messages.
  await new Promise((resume) => setImmediate(resume))
  const asked = store.run('backlog', undefined)
  // Blocks this thread, as a long render does.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, patienceMs + 100)
  expect(await asked).toEqual([])
  await store.close()
})
