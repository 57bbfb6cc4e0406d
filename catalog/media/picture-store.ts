import { hash, randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { encodePicture } from './encode-picture.ts'
import { createJobQueue } from './job-queue.ts'
import { hashLength } from './media-names.ts'
import { type PictureVariant, pictureBaseOf, variantUrl } from './picture-variant.ts'

export type PictureStore = ReturnType<typeof createPictureStore>

/**
 * Sizes of pictures, each made when it is first asked for and kept in `folder` for good: their addresses carry the hash of the master, so
 * they never go stale. Several processes may share the folder.
 */
export function createPictureStore(folder: string, encode = encodePicture) {
  // Encoding is the heaviest thing the site does: two at a time, the rest waits.
  const inTurn = createJobQueue(2)
  const beingMade = new Map<string, Promise<string | undefined>>()

  /** Where the variant lies on disk, made first if need be; nothing where its master is gone or was changed since the content was loaded. */
  async function fileOf(variant: PictureVariant): Promise<string | undefined> {
    const url = variantUrl(variant)
    const kept = await keptFile(url)
    if (kept !== undefined) return kept

    // Whoever asks for what is being made waits for that, instead of making it again.
    const making = beingMade.get(url) ?? inTurn(() => make(variant)).finally(() => beingMade.delete(url))
    beingMade.set(url, making)
    return making
  }

  /** A variant made before, also of pictures that the content has no more: pages that were sent earlier still show them. */
  async function keptFile(url: string): Promise<string | undefined> {
    if (pictureBaseOf(url) === undefined) return undefined
    const path = pathOf(url)
    return (await exists(path)) ? path : undefined
  }

  async function make(variant: PictureVariant): Promise<string | undefined> {
    const path = pathOf(variantUrl(variant))
    if (await exists(path)) return path
    const master = await readMaster(variant)
    if (!master) return undefined

    const bytes = await encode(master, variant)
    await mkdir(dirname(path), { recursive: true })
    const unfinished = `${path}.${randomUUID()}.tmp`
    try {
      await writeFile(unfinished, bytes)
      // A reader sees the whole picture or none, and a full disk leaves no half one under its name.
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
    return path
  }

  /** An address that is kept for a year must never hold another picture than its hash says. */
  async function readMaster({ master }: PictureVariant): Promise<Buffer | undefined> {
    const bytes = await readFile(master.file).catch(() => undefined)
    return bytes && hash('sha256', bytes).slice(0, hashLength) === master.hash ? bytes : undefined
  }

  const pathOf = (url: string) => join(folder, url.slice('/media/'.length))

  return { fileOf, keptFile }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
