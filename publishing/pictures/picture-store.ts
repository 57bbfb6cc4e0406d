import { access, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createCache } from '#catalog/create-cache.ts'
import type { PictureMaster } from '#catalog/media/media-library.ts'
import { type PictureVariant, pictureBaseOf, variantsOf, variantUrl } from '#catalog/media/picture-variant.ts'
import { writeAtomically } from '../files/atomic-file.ts'
import { reportOnceUntilStored } from '../files/storage-report.ts'
import type { Originals } from './originals.ts'
import { createPictureEncoder, type PictureEncoder, type Urgency } from './picture-encoder.ts'
import { readMaster } from './read-master.ts'

export type PictureStore = ReturnType<typeof createPictureStore>

/** An encoded variant: a file on disk, or bytes in memory if it could not be stored. */
export type MadePicture = { file: string } | { bytes: Buffer }

/** What a visitor gets at once. A stand-in is another size, or the master, until the requested size is made. `name` has the extension. */
export type ShownPicture = MadePicture & { name: string; isStandIn: boolean }

export type PictureStoreParts = {
  encode?: PictureEncoder['encode']
  /** Called once per series of failures: again only after storing has worked. */
  reportUnstored?: (error: unknown) => void
  /** A size that a visitor asked for could not be made. */
  reportFailed?: (error: unknown, variant: PictureVariant) => void
}

/** Memory cache for full or read-only disks: enough for the pictures of the most visited pages. */
const unstoredBytes = 32 * 1024 * 1024
/** A size that could not be made is tried again after this time. */
const retryMs = 60_000
/** A smaller size is a better stand-in than a master with more bytes than this. */
const lightMasterBytes = 600_000

/**
 * Makes picture variants and stores them in `folder`. They never become stale, because their URLs contain the hash of the master. Several
 * processes may share the folder.
 */
export function createPictureStore(
  folder: string,
  originals: Originals,
  { encode = createPictureEncoder().encode, reportUnstored = () => {}, reportFailed = () => {} }: PictureStoreParts = {},
) {
  const beingMade = new Map<string, Promise<MadePicture | undefined>>()
  const retryAt = new Map<string, number>()
  const unstored = createCache<Buffer>({ maxBytes: unstoredBytes, bytesOf: ({ length }) => length })
  const storing = reportOnceUntilStored(reportUnstored)

  /**
   * The variant or, if it is not made yet, a stand-in: no visitor waits for an encoder. Undefined if there is neither, because the master was
   * deleted or changed since the content was loaded.
   */
  async function pictureNow(variant: PictureVariant): Promise<ShownPicture | undefined> {
    const name = variantUrl(variant)
    const made = await madePicture(name)
    if (made) return { ...made, name, isStandIn: false }

    if (variant.size.kind === 'width') {
      makeSoon(variant)
      return standIn(variant)
    }
    // Programs that preview links keep for weeks what they get, and people what they download, so they wait for the right picture.
    const right = await make(variant, 'now')
    return right && { ...right, name, isStandIn: false }
  }

  function makeSoon(variant: PictureVariant) {
    const url = variantUrl(variant)
    const hasFailed = () => (retryAt.get(url) ?? 0) > Date.now()
    if (hasFailed()) return
    make(variant, 'now').catch((error: unknown) => {
      // Requests that share an encoding fail together.
      if (hasFailed()) return
      retryAt.set(url, Date.now() + retryMs)
      reportFailed(error, variant)
    })
  }

  /** The variant, encoded if it is not stored yet. Undefined if its master was deleted or changed since the content was loaded. */
  async function make(variant: PictureVariant, urgency: Urgency = 'ahead'): Promise<MadePicture | undefined> {
    const url = variantUrl(variant)
    const made = await madePicture(url)
    if (made) return made
    // Concurrent requests for the same variant share one encoding.
    const making = beingMade.get(url) ?? encoded(variant, urgency).finally(() => beingMade.delete(url))
    beingMade.set(url, making)
    return making
  }

  async function encoded(variant: PictureVariant, urgency: Urgency): Promise<MadePicture | undefined> {
    const url = variantUrl(variant)
    const { master, size } = variant
    const file = await fileOf(master)
    const bytes = file === undefined ? undefined : await encode({ file, hash: master.hash, size }, urgency)
    if (!bytes) return undefined
    try {
      const path = pathOf(url)
      await writeAtomically(path, bytes)
      storing.stored()
      return { file: path }
    } catch (error) {
      storing.failed(error)
      unstored.set(url, bytes)
      return { bytes }
    }
  }

  async function madePicture(url: string): Promise<MadePicture | undefined> {
    const bytes = unstored.get(url)
    if (bytes) return { bytes }
    const file = await storedFile(url)
    return file === undefined ? undefined : { file }
  }

  /** The next larger size; else the master, if it is light; else the next smaller size; else the master. */
  async function standIn({ master, size }: PictureVariant): Promise<ShownPicture | undefined> {
    if (size.kind !== 'width') return undefined
    const others = variantsOf(master).flatMap((variant) => {
      const other = variant.size
      // A browser that asks for AVIF also shows WebP, but not the other way round.
      const isShown = other.kind === 'width' && (other.format === 'webp' || size.format === 'avif')
      return isShown ? [{ url: variantUrl(variant), width: other.width }] : []
    })
    const larger = others.filter(({ width }) => width >= size.width).sort((a, b) => a.width - b.width)
    const smaller = others.filter(({ width }) => width < size.width).sort((a, b) => b.width - a.width)
    // While the store of published content is away, another size is better than nothing.
    let away: unknown
    const file = await fileOf(master).catch((error: unknown) => {
      away = error
      return undefined
    })
    const masterBytes = file === undefined ? undefined : (await stat(file).catch(() => undefined))?.size
    const before = masterBytes !== undefined && masterBytes <= lightMasterBytes ? larger : [...larger, ...smaller]

    for (const { url } of before) {
      const made = await madePicture(url)
      if (made) return { ...made, name: url, isStandIn: true }
    }
    if (away !== undefined) throw away
    const bytes = file === undefined ? undefined : await readMaster(file, master.hash)
    return bytes && { bytes, name: master.path, isStandIn: true }
  }

  async function fileOf(master: PictureMaster): Promise<string | undefined> {
    const place = await originals.find(master)
    return place && join(place.folder, place.path)
  }

  /** The path of a stored variant. Also finds pictures that left the content, because cached pages still show them. */
  async function storedFile(url: string): Promise<string | undefined> {
    if (pictureBaseOf(url) === undefined) return undefined
    const path = pathOf(url)
    return (await exists(path)) ? path : undefined
  }

  const pathOf = (url: string) => join(folder, url.slice('/media/'.length))

  return { pictureNow, make, storedFile }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
