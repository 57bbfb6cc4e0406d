import { resolve } from 'node:path'
import { contentFormat } from '../content-format.ts'
import { openReadCache, type ReadCache } from './read-cache.ts'

/** The read cache of a content folder, in a file that later processes use too. */
export const openCacheOfFolder = (file: string, contentFolder: string): ReadCache =>
  openReadCache(file, `${contentFormat()} ${process.version} ${resolve(contentFolder)}`)
