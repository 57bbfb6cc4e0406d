import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ContentIssue } from '#catalog/content-issue.ts'
import { createMemoryCache } from '#catalog/reading/memory-cache.ts'
import { removedFile } from '#catalog/reading/removed-files.ts'
import { createValueStore } from '#catalog/reading/value-store.ts'
import type { FileChange } from '../files/write-set.ts'

type Parts = { root: string /** Where chosen drafts are put together for a check. */; folder: string }

export type ContentCheck = ReturnType<typeof createContentCheck>

/** Checks content with some changes over it. */
export function createContentCheck({ root, folder }: Parts) {
  const cache = createMemoryCache()
  let last: Promise<unknown> = Promise.resolve()

  /**
   * The faults of the changed files, and those that the changes cause elsewhere. A fault that was there before, in another file, does not
   * count: a notice must not wait for it.
   */
  function faultsOf(changes: readonly FileChange[], layers: readonly string[]): Promise<ContentIssue[]> {
    const result = last.then(() => checked(changes, layers))
    last = result.catch(() => {})
    return result
  }

  async function checked(changes: readonly FileChange[], layers: readonly string[]) {
    const layer = join(folder, 'checking', randomUUID())
    try {
      await writeLayer(layer, changes)
      const before = new Set((await examined(layers)).map(keyOf))
      const changed = new Set(changes.map(({ path }) => path))
      return (await examined([...layers, layer])).filter((issue) => changed.has(issue.file) || !before.has(keyOf(issue)))
    } finally {
      await rm(layer, { recursive: true, force: true })
    }
  }

  async function examined(layers: readonly string[]): Promise<ContentIssue[]> {
    // Only when it is needed: the studio starts without the code that reads content.
    const [{ examineContent }, { internalLinks }] = await Promise.all([
      import('#catalog/examine-content.ts'),
      import('#catalog/checks/internal-links.ts'),
    ])
    using values = createValueStore()
    const { draft, faults } = await examineContent(root, { layers, cache, values })
    return [...faults, ...internalLinks(draft)].map(({ file, line, field, message }) => ({
      ...{ file, field, message },
      ...(line === undefined ? {} : { line }),
    }))
  }

  return { faultsOf }
}

const keyOf = ({ file, field, message }: ContentIssue) => JSON.stringify([file, field, message])

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
