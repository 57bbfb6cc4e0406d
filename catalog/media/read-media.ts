import { createHash, hash } from 'node:crypto'
import { extname, join, posix } from 'node:path'
import sharp from 'sharp'
import type { FileLink } from '#contract/views.ts'
import type { ContentIssue } from '../content-issue.ts'
import { createJobQueue } from '../job-queue.ts'
import type { ReadCache } from '../reading/read-cache.ts'
import { eachChunkSync, RefusedFile, readRegularFileSync } from '../regular-file.ts'
import type { MediaFile, MediaLibrary, PictureMaster } from './media-library.ts'
import { maxFileBytes, maxPictureBytes } from './media-limits.ts'
import { fileUrl, hashLength, pictureBase } from './media-names.ts'
import type { MediaReference } from './media-references.ts'
import { createUnchangedFiles } from './unchanged-files.ts'

/** A reference to a picture or file that cannot be served. */
export type MediaFault = { path: string; issue: ContentIssue }

type Read<T> = { found: T } | { fault: string }

/** Reads each file that the content refers to, once, and gives it its URL. A missing file is a fault at each place that refers to it. */
export async function readMedia(
  root: string,
  references: readonly MediaReference[],
  cache?: ReadCache,
): Promise<{ media: MediaLibrary; faults: MediaFault[] }> {
  const pictures = await readEach(references, 'picture', async (path) => master(root, path, await pictureIn(root, path, cache)))
  const files = await readEach(references, 'file', async (path) => mediaFile(root, path, await fileIn(root, path, cache)))

  const faults = references.flatMap(({ kind, path, place }) => {
    const read = (kind === 'picture' ? pictures : files).get(path)
    return read && 'fault' in read ? [{ path, issue: { ...place, message: read.fault } }] : []
  })
  return { media: { pictures: foundOnly(pictures), files: foundOnly(files) }, faults }
}

async function readEach<T>(
  references: readonly MediaReference[],
  wanted: MediaReference['kind'],
  read: (path: string) => Promise<T>,
): Promise<Map<string, Read<T>>> {
  const paths = [...new Set(references.filter(({ kind }) => kind === wanted).map(({ path }) => path))]
  // Limits the memory use: a picture is read as a whole.
  const { run } = createJobQueue({ concurrency: 8 })
  return new Map(
    await Promise.all(paths.map((path) => run(async (): Promise<[string, Read<T>]> => [path, await reading(path, read)]))),
  )
}

async function reading<T>(path: string, read: (path: string) => Promise<T>): Promise<Read<T>> {
  if (path.startsWith('..')) return { fault: 'is outside the content folder: put the file inside it' }
  try {
    return { found: await read(path) }
  } catch (error) {
    if (error instanceof RefusedFile) return { fault: error.message }
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return {
      fault: missing
        ? `there is no file ${path}: put it into the content folder, or correct the name`
        : `cannot be read: ${error instanceof Error ? error.message : error}`,
    }
  }
}

function foundOnly<T>(all: ReadonlyMap<string, Read<T>>): Map<string, T> {
  return new Map([...all].flatMap(([path, read]) => ('found' in read ? [[path, read.found] as const] : [])))
}

type PictureFacts = Pick<PictureMaster, 'hash' | 'width' | 'height'>
type FileFacts = Pick<MediaFile, 'hash' | 'bytes'>

const pictureIn = createUnchangedFiles<PictureFacts>('picture', async (root, path) => {
  const bytes = readRegularFileSync(root, path, maxPictureBytes)
  const { width, height } = await sharp(bytes).metadata()
  return { hash: hash('sha256', bytes).slice(0, hashLength), width, height }
})

/** Hashes the file in chunks, because videos can be large. */
const fileIn = createUnchangedFiles<FileFacts>('file', async (root, path) => {
  const sum = createHash('sha256')
  let bytes = 0
  eachChunkSync(root, path, maxFileBytes, (chunk) => {
    sum.update(chunk)
    bytes += chunk.length
  })
  return { hash: sum.digest('hex').slice(0, hashLength), bytes }
})

function master(root: string, path: string, facts: PictureFacts): PictureMaster {
  return { kind: 'picture', path, file: join(root, path), src: pictureBase(facts.hash, path), ...facts }
}

function mediaFile(root: string, path: string, facts: FileFacts): MediaFile {
  // The schema allows no other file extension.
  const type = extname(path).slice(1) as FileLink['type']
  return {
    kind: 'file',
    root,
    path,
    file: join(root, path),
    url: fileUrl(facts.hash, path),
    fileName: posix.basename(path),
    type,
    ...facts,
  }
}
