import { stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaFile } from './media-library.ts'
import { reportOnceUntilStored } from './storage-report.ts'
import { sweepMedia } from './sweep-media.ts'
import { copyVerified, hashOfFile } from './verified-copy.ts'

export type FileStore = ReturnType<typeof createFileStore>

/** What `fileUrl` makes, and nothing else: an address never leads out of the folder. */
const fileAddress = /^\/media\/[0-9a-f]{10}\/[a-zA-Z0-9._-]+\.(?:pdf|mp4|webm|vtt|glb)$/

/**
 * Copies of documents and videos, each under the hash of its bytes: what an address once sent it sends for good, whatever happens to the
 * file in the content. Several processes may share the folder.
 */
export function createFileStore(folder: string, reportUnstored: (error: unknown) => void) {
  const storing = reportOnceUntilStored(reportUnstored)
  const beingCopied = new Map<string, Promise<string | undefined>>()

  /** Where the bytes of a file lie, copied first if need be; nothing where the content holds other bytes by now. */
  async function pathTo(file: MediaFile): Promise<string | undefined> {
    const kept = await keptFile(file.url)
    if (kept !== undefined) return kept

    const copying = beingCopied.get(file.url) ?? copy(file).finally(() => beingCopied.delete(file.url))
    beingCopied.set(file.url, copying)
    return copying
  }

  /** A file kept earlier, also where the content has it no more: pages that were sent earlier still link to it. */
  async function keptFile(url: string): Promise<string | undefined> {
    if (!fileAddress.test(url)) return undefined
    const path = keptPath(url)
    return (await isFile(path)) ? path : undefined
  }

  async function copy(file: MediaFile): Promise<string | undefined> {
    try {
      const target = keptPath(file.url)
      if (!(await copyVerified(file, target))) return undefined
      storing.stored()
      return target
    } catch (error) {
      storing.failed(error)
      return fromContent(file)
    }
  }

  /** Where no copy can be kept, the content's own file, if it still holds the bytes of the address. */
  async function fromContent({ root, path, file, hash }: MediaFile): Promise<string | undefined> {
    const now = await hashOfFile(root, path).catch(() => undefined)
    return now?.hash === hash ? file : undefined
  }

  /** Copies what is new, and takes away what left the content long ago. Call it with each new state of the content. */
  async function keepAll(files: readonly MediaFile[]): Promise<void> {
    const now = new Date()
    for (const file of files) {
      const path = await pathTo(file)
      // Kept for a month from the day on which it was last part of the content.
      if (path === keptPath(file.url)) await utimes(path, now, now).catch(storing.failed)
    }
    await sweepMedia(folder, new Set(files.map(({ url }) => url)), now).catch(storing.failed)
  }

  const keptPath = (url: string) => join(folder, url.slice('/media/'.length))

  return { pathTo, keptFile, keepAll }
}

function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}
