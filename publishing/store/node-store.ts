import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { writeAtomically } from '../files/atomic-file.ts'
import { reportOnceUntilStored } from '../files/storage-report.ts'
import { type PublishedStore, StoredVersion } from './published-store.ts'

type NodeStoreParts = {
  /** Where the list of versions is kept for a start while the store is away. */
  listFile: string
  log: { warn: (facts: object, message: string) => void }
}

/**
 * A store as a node uses it. A node that starts while the store is away gets the versions that it saw last. `clock` is the store's, so that
 * all nodes start a day at the same moment, however wrong their own clocks are.
 */
export function createNodeStore(
  store: PublishedStore,
  { listFile, log }: NodeStoreParts,
): PublishedStore & { clock: () => number } {
  const storing = reportOnceUntilStored((error) =>
    log.warn({ err: error }, 'The list of published versions cannot be kept in DATA_DIR. A start needs the store'),
  )
  let isStarting = true
  let kept = ''
  /** Against the clock of the process, which nobody sets. */
  let ahead = Date.now() - performance.now()

  async function listed(): Promise<StoredVersion[]> {
    const versions = await store.versions()
    // After the list, so that no connection has to be opened meanwhile.
    const asked = performance.now()
    ahead = (await store.now()) - (asked + performance.now()) / 2
    return versions
  }

  async function keep(versions: StoredVersion[]) {
    const text = JSON.stringify(versions)
    if (text === kept) return
    await writeAtomically(listFile, text)
    kept = text
    storing.stored()
  }

  async function versions(): Promise<StoredVersion[]> {
    const wasStarting = isStarting
    isStarting = false
    try {
      const versions = await listed()
      await keep(versions).catch(storing.failed)
      return versions
    } catch (error) {
      // Later, the node serves a version already, and has to say that the store is away.
      const last = wasStarting ? await readList(listFile) : undefined
      if (!last) throw error
      log.warn({ err: error }, 'content: the store is away, so this node starts with the versions that it saw last')
      return last
    }
  }

  return { ...store, versions, clock: () => performance.now() + ahead }
}

/** Undefined if there is none, or none that can be read. */
async function readList(file: string): Promise<StoredVersion[] | undefined> {
  try {
    return z.array(StoredVersion).parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}
