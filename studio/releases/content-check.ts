import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Day } from '#contract/views/articles.ts'
import { removedFile } from '#publishing/read/removed-files.ts'
import type { FileChange } from '../files/write-set.ts'
import type { ContentChecker, FileFault } from './content-checker.ts'

type Parts = { checker: ContentChecker /** Where chosen drafts are put together for a check. */; folder: string }

type On = { layers: readonly string[]; day: Day }

export type ContentCheck = ReturnType<typeof createContentCheck>

/** Checks content with some changes over it. */
export function createContentCheck({ checker, folder }: Parts) {
  /**
   * The faults of the changed files, and those that the changes cause elsewhere. A fault that was there before, in another file, does not
   * count: a notice must not wait for it. `day` is the day from which the changes apply, over what is published then.
   */
  async function faultsOf(changes: readonly FileChange[], { layers, day }: On): Promise<readonly FileFault[]> {
    const layer = join(folder, 'checking', randomUUID())
    try {
      await writeLayer(layer, changes)
      return await checker.faults({ layers, day, over: { layer, changed: changes.map(({ path }) => path) } })
    } finally {
      await rm(layer, { recursive: true, force: true })
    }
  }

  return { faultsOf }
}

async function writeLayer(layer: string, changes: readonly FileChange[]) {
  const removed = changes.filter(({ content }) => content === undefined).map(({ path }) => path)
  await mkdir(layer, { recursive: true })
  await writeFile(join(layer, removedFile), JSON.stringify(removed))
  for (const { path, content } of changes) {
    if (content === undefined) continue
    await mkdir(dirname(join(layer, path)), { recursive: true })
    await writeFile(join(layer, path), content)
  }
}
