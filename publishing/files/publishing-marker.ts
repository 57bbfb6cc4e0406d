import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** Hidden, in the content folder: the files of a publishing are prepared here, on the same file system. */
export const publishingFolder = '.publishing'
/** The folder of the marker. Nothing else is in it, so its time changes only with the marker. */
const markerFolder = (root: string) => join(root, publishingFolder, 'now')
/** Exists while files are being switched, which takes milliseconds. */
export const markerFile = (root: string) => join(markerFolder(root), 'switching')

const pollMs = 20
/** Somebody may have been killed while publishing. Then the site shows what it finds. */
const longestMs = 5_000
const mostReads = 5

/** Reads a content folder so that no files are switched meanwhile: otherwise it could see some of them before and others after. */
export async function readBetweenPublishings<T>(root: string, read: () => Promise<T>): Promise<T> {
  for (let reads = 1; ; reads += 1) {
    await publishingDone(root)
    const before = lastPublishing(root)
    const isLast = reads === mostReads
    try {
      const result = await read()
      if (isLast || lastPublishing(root) === before) return result
    } catch (error) {
      if (isLast || lastPublishing(root) === before) throw error
    }
  }
}

async function publishingDone(root: string): Promise<void> {
  for (let waited = 0; waited < longestMs && existsSync(markerFile(root)); waited += pollMs) await setTimeout(pollMs)
}

function lastPublishing(root: string): bigint | undefined {
  return statSync(markerFolder(root), { bigint: true, throwIfNoEntry: false })?.mtimeNs
}
