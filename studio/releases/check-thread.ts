import { parentPort, workerData } from 'node:worker_threads'
import { internalLinks } from '#catalog/checks/internal-links.ts'
import { examineContent } from '#catalog/examine-content.ts'
import { folderState } from '#catalog/reading/folder-fingerprint.ts'
import { createMemoryCache } from '#catalog/reading/memory-cache.ts'
import { createValueStore } from '#catalog/reading/value-store.ts'
import type { Asked, CheckAnswer, FileFault } from './content-check.ts'

/** Compares the faults of the content with those that it has with one more layer. */
const { root } = workerData as { root: string }
const cache = createMemoryCache()
let known: { state: string; faults: readonly FileFault[] } | undefined

parentPort?.on('message', async ({ layers, layer, changed }: Asked) => {
  try {
    const before = new Set((await faultsBefore(layers)).map(keyOf))
    const after = await examined([...layers, layer])
    const faults = after.filter((fault) => changed.includes(fault.file) || !before.has(keyOf(fault)))
    answer({ faults })
  } catch (error) {
    answer({ failed: error instanceof Error ? error.message : String(error) })
  }
})

const answer = (message: CheckAnswer) => parentPort?.postMessage(message)
const keyOf = ({ file, field, message }: FileFault) => JSON.stringify([file, field, message])

/** Once for each state of the content: most checks are about other drafts over the same content. */
async function faultsBefore(layers: readonly string[]): Promise<readonly FileFault[]> {
  const fingerprint = (await folderState(root, layers))?.fingerprint
  const state = fingerprint && JSON.stringify([fingerprint, layers])
  if (state !== undefined && known?.state === state) return known.faults
  const faults = await examined(layers)
  known = state === undefined ? undefined : { state, faults }
  return faults
}

async function examined(layers: readonly string[]): Promise<FileFault[]> {
  using values = createValueStore()
  const { draft, faults } = await examineContent(root, { layers, cache, values })
  return [...faults, ...internalLinks(draft)].map(({ file, field, message }) => ({ file, field, message }))
}
