import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { internalLinks } from '#catalog/checks/internal-links.ts'
import { examineContent } from '#catalog/examine-content.ts'
import { openCacheOfFolder } from '#catalog/reading/cache-of-folder.ts'
import { folderState } from '#catalog/reading/folder-fingerprint.ts'
import { createValueStore } from '#catalog/reading/value-store.ts'
import type { Asked, CheckAnswer, FileFault } from './content-checker.ts'

/** Checks all content, or compares its faults with those that it has with one more layer. */
const { root, cacheFile } = workerData as { root: string; cacheFile: string }
/** The thread ends after a while; the next one reads only what has changed. */
const cache = openCacheOfFolder(cacheFile, root)
// The page beside the form comes first. Only on Linux does a thread have a priority of its own.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
let known: { state: string; faults: readonly FileFault[] } | undefined

parentPort?.on('message', async ({ layers, over }: Asked) => {
  try {
    answer({ faults: over ? await causedFaults(layers, over) : await examined(layers, { withLinks: false }) })
  } catch (error) {
    answer({ failed: error instanceof Error ? error.message : String(error) })
  }
  cache.finish()
})

const answer = (message: CheckAnswer) => parentPort?.postMessage(message)
const keyOf = ({ file, field, message }: FileFault) => JSON.stringify([file, field, message])

async function causedFaults(layers: readonly string[], { layer, changed }: NonNullable<Asked['over']>): Promise<FileFault[]> {
  const before = new Set((await faultsBefore(layers)).map(keyOf))
  const after = await examined([...layers, layer])
  return after.filter((fault) => changed.includes(fault.file) || !before.has(keyOf(fault)))
}

/** Once for each state of the content: most checks are about other drafts over the same content. */
async function faultsBefore(layers: readonly string[]): Promise<readonly FileFault[]> {
  const fingerprint = (await folderState(root, layers))?.fingerprint
  const state = fingerprint && JSON.stringify([fingerprint, layers])
  if (state !== undefined && known?.state === state) return known.faults
  const faults = await examined(layers)
  known = state === undefined ? undefined : { state, faults }
  return faults
}

/** While one types, a link to a page that is only begun is no fault. */
async function examined(layers: readonly string[], { withLinks = true } = {}): Promise<FileFault[]> {
  using values = createValueStore()
  const { draft, faults } = await examineContent(root, { layers, cache, values })
  const all = withLinks ? [...faults, ...internalLinks(draft)] : faults
  return all.map(({ file, field, message }) => ({ file, field, message }))
}
