import { hash } from 'node:crypto'
import { access, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { atomicFile } from '../atomic-file.ts'
import { createJobQueue } from '../job-queue.ts'
import { encodePicture } from './encode-picture.ts'
import { hashLength } from './media-names.ts'
import { type PictureVariant, pictureBaseOf, variantUrl } from './picture-variant.ts'
import { createRecentBytes } from './recent-bytes.ts'
import { reportOnceUntilStored } from './storage-report.ts'

export type PictureStore = ReturnType<typeof createPictureStore>

/** An encoded variant: a file on disk, or bytes in memory if it could not be stored. */
export type MadePicture = { file: string } | { bytes: Buffer }

export type PictureStoreParts = {
  encode?: typeof encodePicture
  /** Called once per series of failures: again only after storing has worked. */
  reportUnstored?: (error: unknown) => void
}

/** Memory cache for full or read-only disks: enough for the pictures of the most visited pages. */
const unstoredBytes = 32 * 1024 * 1024

/**
 * Encodes picture variants on the first request and stores them in `folder`. They never become stale, because their URLs contain the hash
 * of the master. Several processes may share the folder.
 */
export function createPictureStore(
  folder: string,
  { encode = encodePicture, reportUnstored = () => {} }: PictureStoreParts = {},
) {
  // Encoding takes more CPU time than anything else on the site.
  const { run } = createJobQueue({ concurrency: 2 })
  const beingMade = new Map<string, Promise<MadePicture | undefined>>()
  const unstored = createRecentBytes(unstoredBytes)
  const storing = reportOnceUntilStored(reportUnstored)

  /** The variant, encoded if it is not stored yet. Undefined if its master was deleted or changed since the content was loaded. */
  async function pictureOf(variant: PictureVariant): Promise<MadePicture | undefined> {
    const url = variantUrl(variant)
    const kept = await keptFile(url)
    if (kept !== undefined) return { file: kept }
    const bytes = unstored.get(url)
    if (bytes) return { bytes }

    // Concurrent requests for the same variant share one encoding.
    const making = beingMade.get(url) ?? run(() => make(variant)).finally(() => beingMade.delete(url))
    beingMade.set(url, making)
    return making
  }

  /** The path of a stored variant. Also finds pictures that left the content, because cached pages still show them. */
  async function keptFile(url: string): Promise<string | undefined> {
    if (pictureBaseOf(url) === undefined) return undefined
    const path = pathOf(url)
    return (await exists(path)) ? path : undefined
  }

  async function make(variant: PictureVariant): Promise<MadePicture | undefined> {
    const url = variantUrl(variant)
    const path = pathOf(url)
    if (await exists(path)) return { file: path }
    const master = await readMaster(variant)
    if (!master) return undefined

    const bytes = await encode(master, variant)
    try {
      await store(path, bytes)
      storing.stored()
      return { file: path }
    } catch (error) {
      storing.failed(error)
      unstored.put(url, bytes)
      return { bytes }
    }
  }

  async function store(path: string, bytes: Buffer): Promise<void> {
    await using unfinished = await atomicFile(path)
    await writeFile(unfinished.path, bytes)
    await unfinished.finish()
  }

  /** Reads the master if its bytes still match its hash. Clients cache the URL for a year, so it must never get another picture. */
  async function readMaster({ master }: PictureVariant): Promise<Buffer | undefined> {
    const bytes = await readFile(master.file).catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    })
    return bytes && hash('sha256', bytes).slice(0, hashLength) === master.hash ? bytes : undefined
  }

  const pathOf = (url: string) => join(folder, url.slice('/media/'.length))

  return { pictureOf, keptFile }
}

/** Other errors are disk failures, which must be reported. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
