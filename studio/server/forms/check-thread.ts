import { parentPort, workerData } from 'node:worker_threads'
import { examineContent } from '#catalog/examine-content.ts'
import { createMemoryCache } from '#catalog/reading/memory-cache.ts'

/** Checks all content with the drafts over it, each time it is told the layers. */
const { root } = workerData as { root: string }
const cache = createMemoryCache()

parentPort?.on('message', async (layers: readonly string[]) => {
  try {
    const { faults } = await examineContent(root, { layers, cache })
    cache.finish()
    parentPort?.postMessage({ faults: faults.map(({ file, field, message }) => ({ file, field, message })) })
  } catch (error) {
    parentPort?.postMessage({ failed: error instanceof Error ? error.message : String(error) })
  }
})
