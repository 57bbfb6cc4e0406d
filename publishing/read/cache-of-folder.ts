import { resolve } from 'node:path'
import { createMemoryCache } from './memory-cache.ts'
import { openReadCache, type ReadCache } from './read-cache.ts'
import { stateOf } from './state-of-files.ts'

/** The read cache of a content folder, in a file that later processes use too. */
export function openCacheOfFolder(file: string, contentFolder: string): ReadCache {
  const code = stateOf([])
  return code === undefined ? createMemoryCache() : openReadCache(file, `${code} ${resolve(contentFolder)}`)
}
