import { statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createCache } from '#catalog/create-cache.ts'
import type { MadeDocument } from '#catalog/documents/create-documents.ts'
import { writeAtomically } from '../files/atomic-file.ts'
import { reportOnceUntilStored } from '../files/storage-report.ts'
import { createJobQueue } from '../jobs/job-queue.ts'
import type { Originals } from '../pictures/originals.ts'
import { createDocumentMaker, type MakeDocument } from './document-maker.ts'

export type DocumentStore = ReturnType<typeof createDocumentStore>
/** A file on disk, or bytes in memory if they could not be stored. */
export type StoredDocument = { file: string } | { bytes: Buffer }

type StoreParts = {
  make?: MakeDocument
  /** Called once per series of failures: again only after storing has worked. */
  reportUnstored?: (error: unknown) => void
}

/** One document at a time, because each takes a whole core. A visitor waits some tenths of a second for one, and clients take turns. */
const limits = { concurrency: 1, maxWaiting: 100, maxWaitingPerOwner: 10, maxWaitMs: 10_000 }
/** Memory cache for full or read-only disks. */
const unstoredBytes = 8 * 1024 * 1024
/** The owner of what nobody has asked for yet. */
const ahead = 'ahead'

/**
 * Makes documents on their first request, or ahead, and stores them in `folder`, among the copies of files. A URL has a hash of all that its
 * document is made from, so a stored document never becomes stale. Several processes may share the folder.
 */
export function createDocumentStore(
  folder: string,
  originals: Originals,
  { make = createDocumentMaker(), reportUnstored = () => {} }: StoreParts = {},
) {
  const { run } = createJobQueue(limits)
  const beingMade = new Map<string, Promise<StoredDocument>>()
  const unstored = createCache<Buffer>({ maxBytes: unstoredBytes, bytesOf: ({ length }) => length })
  const storing = reportOnceUntilStored(reportUnstored)

  /** Throws `TooBusy` if too many documents are waiting, in all or of this client. */
  async function get(document: MadeDocument, client: string = ahead): Promise<StoredDocument> {
    const known = await stored(document.url)
    if (known) return known
    // Concurrent requests for a document share one job.
    const making = beingMade.get(document.url) ?? run(() => made(document), client).finally(() => beingMade.delete(document.url))
    beingMade.set(document.url, making)
    return making
  }

  async function stored(url: string): Promise<StoredDocument | undefined> {
    const bytes = unstored.get(url)
    if (bytes) return { bytes }
    const file = pathOf(url)
    const found = await stat(file).catch(() => undefined)
    return found?.isFile() ? { file } : undefined
  }

  async function made({ url, input, picture }: MadeDocument): Promise<StoredDocument> {
    const place = await originals.find(picture)
    if (!place) throw new Error('The picture of the document was deleted since the content was loaded')
    const file = join(place.folder, place.path)
    const bytes = await make({ input: JSON.stringify(await input()), picture: { file, hash: picture.hash } })
    try {
      const file = pathOf(url)
      await writeAtomically(file, bytes)
      storing.stored()
      return { file }
    } catch (error) {
      storing.failed(error)
      unstored.set(url, bytes)
      return { bytes }
    }
  }

  const pathOf = (url: string) => join(folder, url.slice('/media/'.length))

  return {
    get,
    isStored: async (url: string) => (await stored(url)) !== undefined,
    /** The size of a document, if it has been made. Synchronous, because views are; it takes some microseconds, once per version of a page. */
    bytesOf: (url: string) => statSync(pathOf(url), { throwIfNoEntry: false })?.size,
  }
}
