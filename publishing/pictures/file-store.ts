import { stat, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { MediaFile } from '#catalog/media/media-library.ts'
import { yieldToEventLoop } from '#catalog/yield-to-event-loop.ts'
import { reportOnceUntilStored } from '../files/storage-report.ts'
import type { Originals } from './originals.ts'
import { storedFiles, sweepMedia } from './sweep-media.ts'
import { copyVerified, hashOfFile, type Place } from './verified-copy.ts'

export type FileStore = ReturnType<typeof createFileStore>

/** Matches only what `fileUrl` makes, so that a URL can never lead out of the folder. */
const fileUrlPattern = /^\/media\/[0-9a-f]{10}\/[a-zA-Z0-9._-]+\.(?:pdf|mp4|webm|vtt|glb)$/

/**
 * Stores copies of documents and videos by the hash of their bytes, so that a URL always sends the same bytes, even if the content file
 * changes. Several processes may share the folder.
 */
export function createFileStore(folder: string, originals: Originals, reportUnstored: (error: unknown) => void) {
  const storing = reportOnceUntilStored(reportUnstored)
  const beingCopied = new Map<string, Promise<string | undefined>>()

  /** The path of the stored copy, which is made if it is missing. Undefined if the content file has changed since it was read. */
  async function pathTo(file: MediaFile): Promise<string | undefined> {
    const kept = await storedFile(file.url)
    if (kept !== undefined) return kept

    const copying = beingCopied.get(file.url) ?? copy(file).finally(() => beingCopied.delete(file.url))
    beingCopied.set(file.url, copying)
    return copying
  }

  /** The path of an existing copy. Also finds files that left the content, because cached pages still link to them. */
  async function storedFile(url: string): Promise<string | undefined> {
    if (!fileUrlPattern.test(url)) return undefined
    const path = copyPath(url)
    return (await isFile(path)) ? path : undefined
  }

  async function copy(file: MediaFile): Promise<string | undefined> {
    const place = await originals.find(file)
    if (!place) return undefined
    try {
      const target = copyPath(file.url)
      if (!(await copyVerified(place, file.hash, target))) return undefined
      storing.stored()
      return target
    } catch (error) {
      storing.failed(error)
      return original(place, file.hash)
    }
  }

  /** Falls back to the original if no copy can be stored and its bytes still have the right hash. */
  async function original(place: Place, hash: string): Promise<string | undefined> {
    const now = await hashOfFile(place).catch(() => undefined)
    return now === hash ? join(place.folder, place.path) : undefined
  }

  /**
   * Copies new files and removes files that left the content long ago, made documents among them. To be called with each new version of the
   * content. `madeNow`: the documents of the products that these file names belong to.
   */
  async function keepAll(
    files: Iterable<MediaFile>,
    madeNow: (fileNames: Iterable<string>) => Iterable<{ url: string }> = () => [],
  ): Promise<void> {
    const now = new Date()
    const urls = new Set<string>()
    for (const file of files) {
      urls.add(file.url)
      const path = await pathTo(file).catch(storing.failed)
      // The modification time records when the file was last part of the content. It is kept for a month after that.
      if (path === copyPath(file.url)) await utimes(path, now, now).catch(storing.failed)
    }
    // Which documents there can be of all products takes seconds at a hundred times the demo content, and few of them have been made.
    const stored = await storedFiles(folder)
    for (const { url } of madeNow([...stored.keys()].map((url) => basename(url)))) {
      urls.add(url)
      if (stored.has(url)) await utimes(copyPath(url), now, now).catch(() => {})
      else await yieldToEventLoop()
    }
    await sweepMedia(folder, urls, now).catch(storing.failed)
  }

  const copyPath = (url: string) => join(folder, url.slice('/media/'.length))

  return { pathTo, storedFile, keepAll }
}

function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}
