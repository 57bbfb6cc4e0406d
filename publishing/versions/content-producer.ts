import { join, resolve } from 'node:path'
import { type DatabaseSource, openSource } from '../build/database-source.ts'
import { earlierFilesIn, lastGoodIn } from '../build/yaml-files.ts'
import { openCacheOfFolder } from '../read/cache-of-folder.ts'
import { ContentError, type ContentIssue } from '../read/content-issue.ts'
import { createMemoryCache } from '../read/memory-cache.ts'
import { readCacheFile } from '../read/read-cache.ts'
import { stateOf } from '../read/state-of-files.ts'
import type { HeldBack } from './entry-set.ts'
import { loadContent } from './load-content.ts'
import { createVersionStore } from './version-store.ts'
import { writeInMemory, writeVersion } from './write-version.ts'

export type ProducedContent = {
  version: string
  database: DatabaseSource
  issues: readonly ContentIssue[]
  heldBack: readonly HeldBack[]
  /** Why the content could not be kept for the next start. */
  unstored?: string
}

/** `versionsFolder`: where databases are kept. `served`: what the process serves now. */
export type ProducerParts = { folder: string; versionsFolder: string | undefined; served?: DatabaseSource | undefined }

export type ReadKind = 'for now' | 'ahead'
/** `layers`: absolute folders over the content folder. `ahead`: for a later day, so that the content is not what is served next. */
export type ReadOf = { layers: readonly string[]; kind: ReadKind }

/**
 * Returns a function that loads the content folder and makes a database of it. Each call falls back to the version that was made for now
 * last.
 */
export function createContentProducer({ folder, versionsFolder, ...given }: ProducerParts) {
  const root = resolve(folder)
  const versions = versionsFolder === undefined ? undefined : createVersionStore(versionsFolder, root)
  const cache = versionsFolder === undefined ? createMemoryCache() : openCacheOfFolder(join(versionsFolder, readCacheFile), root)
  let served = given.served

  return async ({ layers, kind }: ReadOf = { layers: [], kind: 'for now' }): Promise<ProducedContent> => {
    // Before the content is read, so that a change during the read gives another state.
    const state = stateOf([root, ...layers])
    const last = await versions?.last()
    const load = () =>
      loadContent(
        root,
        {
          served: () => (served === undefined ? undefined : lastGoodIn(openSource(served))),
          kept: () => (last === undefined ? undefined : earlierFilesIn(last)),
        },
        { layers, cache },
      )
    const made = await make()
    if (kind === 'for now') served = made.database
    return made

    async function make(): Promise<ProducedContent> {
      if (!versions) return writeInMemory(load)
      try {
        const written = await writeVersion(versions, load, last)
        if (kind === 'ahead') return written
        await versions.remember(written.database, written.issues.length === 0 ? state : undefined)
        return written
      } catch (error) {
        if (error instanceof ContentError) throw error
        return { ...(await writeInMemory(load)), unstored: String(error) }
      }
    }
  }
}
