import { createHash } from 'node:crypto'
import { extname, join, posix } from 'node:path'
import type { MediaFile, MediaLibrary, PictureMaster } from '#catalog/media/media-library.ts'
import { fileUrl, pictureBase } from '#catalog/media/media-names.ts'
import type { FileLink } from '#contract/views.ts'
import { eachChunkSync, RefusedFile, readRegularFileSync } from '../files/regular-file.ts'
import { readUnlessUnchanged } from '../files/unchanged-files.ts'
import { NotUtf8, utf8Text } from '../files/utf8-text.ts'
import type { ContentIssue } from './content-issue.ts'
import { isInReleases, openLayers } from './layers.ts'
import { maxFileBytes, maxPictureBytes } from './media-limits.ts'
import type { MediaReference } from './media-references.ts'
import type { ReadCache } from './read-cache.ts'

/** A reference to a picture or file that cannot be served. */
export type MediaFault = { path: string; issue: ContentIssue }

/**
 * Reads each file that the content refers to, once, and gives it its URL. A missing file is a fault at each place that refers to it.
 * `layers`: see `layers.ts`.
 */
export async function readMedia(
  root: string,
  references: readonly MediaReference[],
  { layers = [], cache }: { layers?: readonly string[] | undefined; cache?: ReadCache | undefined } = {},
): Promise<{ media: MediaLibrary; faults: MediaFault[] }> {
  const { placeOf } = openLayers(root, layers)
  const pathsOf = (wanted: MediaReference['kind']) =>
    new Set(references.flatMap(({ kind, path }) => (kind === wanted ? [path] : [])))
  const pictures = await readEach(pathsOf('picture'), async (path) => {
    const folder = folderOf(path)
    return master(path, await readUnlessUnchanged({ kind: 'picture', folder, path, cache }, () => pictureIn(folder, path)))
  })
  const files = await readEach(pathsOf('file'), async (path) => {
    const folder = folderOf(path)
    return mediaFile(path, await readUnlessUnchanged({ kind: 'file', folder, path, cache }, async () => fileIn(folder, path)))
  })

  const messages = { picture: pictures.faults, file: files.faults }
  const faults = references.flatMap(({ kind, path, place }): MediaFault[] => {
    const message = messages[kind].get(path)
    return message === undefined ? [] : [{ path, issue: { ...place(), message } }]
  })
  return { media: { pictures: pictures.found, files: files.found }, faults }

  function folderOf(path: string): string {
    const place = isInReleases(path) ? undefined : placeOf(path)
    if (!place) throw new MissingFile(path)
    return place.folder
  }
}

class MissingFile extends Error {}

async function readEach<T>(paths: ReadonlySet<string>, read: (path: string) => Promise<T>) {
  const found = new Map<string, T>()
  const faults = new Map<string, string>()
  for (const path of paths) {
    const result = await reading(path, read)
    if ('fault' in result) faults.set(path, result.fault)
    else found.set(path, result.found)
  }
  return { found, faults }
}

async function reading<T>(path: string, read: (path: string) => Promise<T>): Promise<{ found: T } | { fault: string }> {
  if (path.startsWith('..')) return { fault: 'is outside the content folder: put the file inside it' }
  try {
    return { found: await read(path) }
  } catch (error) {
    if (error instanceof RefusedFile) return { fault: error.message }
    const missing = error instanceof MissingFile || (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    return {
      fault: missing
        ? `there is no file ${path}: put it into the content folder, or correct the name`
        : `cannot be read: ${error instanceof Error ? error.message : error}`,
    }
  }
}

type PictureFacts = Pick<PictureMaster, 'hash' | 'width' | 'height'>
type FileFacts = Pick<MediaFile, 'hash' | 'bytes'>

async function pictureIn(root: string, path: string): Promise<PictureFacts> {
  const { hash } = hashed(root, path, maxPictureBytes)
  // Loaded when it is needed: after most changes, all pictures are known, and the library takes 20 MB.
  const { default: sharp } = await import('sharp')
  // Its cache takes memory, and goes by the names of files, whatever is in them now.
  sharp.cache(false)
  // The library reads only the start of the file. The bytes of thousands of pictures would be garbage for a while.
  const { width, height } = await sharp(join(root, path)).metadata()
  return { hash, width, height }
}

function fileIn(root: string, path: string): FileFacts {
  if (path.endsWith('.vtt')) refuseOtherEncodings(root, path)
  return hashed(root, path, maxFileBytes)
}

/** Captions are the only text among these files. */
function refuseOtherEncodings(root: string, path: string) {
  try {
    utf8Text(readRegularFileSync(root, path, maxFileBytes))
  } catch (error) {
    if (error instanceof NotUtf8)
      throw new RefusedFile(`${path}${error.line === undefined ? '' : `:${error.line}`} ${error.message}`)
    throw error
  }
}

/** Reads the file in chunks, because videos can be large. */
function hashed(root: string, path: string, maxBytes: number): FileFacts {
  const sum = createHash('sha256')
  let bytes = 0
  eachChunkSync(root, path, maxBytes, (chunk) => {
    sum.update(chunk)
    bytes += chunk.length
  })
  return { hash: sum.digest('hex'), bytes }
}

function master(path: string, facts: PictureFacts): PictureMaster {
  return { kind: 'picture', path, src: pictureBase(facts.hash, path), ...facts }
}

function mediaFile(path: string, facts: FileFacts): MediaFile {
  // The schema allows no other file extension.
  const type = extname(path).slice(1) as FileLink['type']
  return {
    kind: 'file',
    path,
    url: fileUrl(facts.hash, path),
    fileName: posix.basename(path),
    type,
    ...facts,
  }
}
