import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An empty folder, removed at the end of the test. */
export async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'hearth-'))
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}
