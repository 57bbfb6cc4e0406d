import { hash } from 'node:crypto'
import { access, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createJobQueue } from '../job-queue.ts'
import { unfinishedFile } from '../unfinished-file.ts'
import { encodePicture } from './encode-picture.ts'
import { hashLength } from './media-names.ts'
import { type PictureVariant, pictureBaseOf, variantUrl } from './picture-variant.ts'
import { createRecentBytes } from './recent-bytes.ts'
import { reportOnceUntilStored } from './storage-report.ts'

export type PictureStore = ReturnType<typeof createPictureStore>

/** A size of a picture: kept on disk, or only in memory where it could not be stored. */
export type MadePicture = { file: string } | { bytes: Buffer }

export type PictureStoreParts = {
  encode?: typeof encodePicture
  /** Told once, until storing works again. */
  reportUnstored?: (error: unknown) => void
}

/** For disks that are full or read-only: enough for the pictures of the pages that are visited most. */
const unstoredBytes = 32 * 1024 * 1024

/**
 * Sizes of pictures, each made when it is first asked for and kept in `folder` for good: their addresses carry the hash of the master, so
 * they never go stale. Several processes may share the folder.
 */
export function createPictureStore(
  folder: string,
  { encode = encodePicture, reportUnstored = () => {} }: PictureStoreParts = {},
) {
  // Encoding is the heaviest thing the site does: two at a time, the rest waits.
  const { run } = createJobQueue({ concurrency: 2 })
  const beingMade = new Map<string, Promise<MadePicture | undefined>>()
  const unstored = createRecentBytes(unstoredBytes)
  const storing = reportOnceUntilStored(reportUnstored)

  /** The variant, made first if need be; nothing where its master is gone or was changed since the content was loaded. */
  async function pictureOf(variant: PictureVariant): Promise<MadePicture | undefined> {
    const url = variantUrl(variant)
    const kept = await keptFile(url)
    if (kept !== undefined) return { file: kept }
    const bytes = unstored.get(url)
    if (bytes) return { bytes }

    // Whoever asks for what is being made waits for that, instead of making it again.
    const making = beingMade.get(url) ?? run(() => make(variant)).finally(() => beingMade.delete(url))
    beingMade.set(url, making)
    return making
  }

  /** A variant made before, also of pictures that the content has no more: pages that were sent earlier still show them. */
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
    await using unfinished = await unfinishedFile(path)
    await writeFile(unfinished.path, bytes)
    await unfinished.finish()
  }

  /** An address that is kept for a year must never hold another picture than its hash says. */
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

/** Anything else is a failure of the disk, which the operator should hear of. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
