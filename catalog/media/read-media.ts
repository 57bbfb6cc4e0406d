import { hash } from 'node:crypto'
import { extname, join, posix } from 'node:path'
import sharp from 'sharp'
import type { FileLink } from '#contract/views.ts'
import type { ContentIssue } from '../content-issue.ts'
import { createJobQueue } from '../job-queue.ts'
import { RefusedFile, readRegularFile } from '../regular-file.ts'
import type { MediaFile, MediaLibrary, PictureMaster } from './media-library.ts'
import { maxPictureBytes } from './media-limits.ts'
import { fileUrl, hashLength, pictureBase } from './media-names.ts'
import type { MediaReference } from './media-references.ts'
import { createUnchangedFiles } from './unchanged-files.ts'
import { hashOfFile } from './verified-copy.ts'

/** A reference to a picture or file that cannot be served. */
export type MediaFault = { path: string; issue: ContentIssue }

type Read<T> = { found: T } | { fault: string }

/** Reads each file that the content refers to, once, and gives it its URL. A missing file is a fault at each place that refers to it. */
export async function readMedia(
  root: string,
  references: readonly MediaReference[],
): Promise<{ media: MediaLibrary; faults: MediaFault[] }> {
  const pictures = await readEach(references, 'picture', (path) => pictureIn(root, path))
  const files = await readEach(references, 'file', (path) => fileIn(root, path))

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

const pictureIn = createUnchangedFiles(readPicture)
const fileIn = createUnchangedFiles(readOther)

async function readPicture(root: string, path: string): Promise<PictureMaster> {
  const bytes = await readRegularFile(root, path, maxPictureBytes)
  const { width, height } = await sharp(bytes).metadata()
  const contentHash = hash('sha256', bytes).slice(0, hashLength)
  return { kind: 'picture', path, file: join(root, path), hash: contentHash, src: pictureBase(contentHash, path), width, height }
}

/** Hashes the file as a stream, because videos can be large. */
async function readOther(root: string, path: string): Promise<MediaFile> {
  const { hash: contentHash, bytes } = await hashOfFile(root, path)
  // The schema allows no other file extension.
  const type = extname(path).slice(1) as FileLink['type']
  return {
    kind: 'file',
    root,
    path,
    file: join(root, path),
    hash: contentHash,
    url: fileUrl(contentHash, path),
    fileName: posix.basename(path),
    type,
    bytes,
  }
}
