import { closeSync, constants, fstatSync, openSync, readSync, realpathSync, type Stats } from 'node:fs'
import { type FileHandle, open, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** The file exists but is never served. The message tells an editor why. */
export class RefusedFile extends Error {}

/** O_NONBLOCK: opening a pipe without a writer would block. The pipe is refused after opening. */
const readOnly = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW

/**
 * Opens a file of the content folder for reading. Refuses files outside the folder, because a link could expose any file of the machine,
 * and refuses devices and pipes, because they never end. Throws a RefusedFile.
 */
export async function openRegularFile(root: string, path: string, maxBytes: number): Promise<FileHandle> {
  const file = await realpath(join(root, path))
  refuseOutside(await realpath(root), file)
  const handle = await open(file, readOnly)
  try {
    refuseOther(await handle.stat(), maxBytes)
    return handle
  } catch (error) {
    await handle.close()
    throw error
  }
}

/**
 * Reads a file in chunks, with the same refusals. A chunk is only valid until the next one. For the process that reads the content: without
 * the thread pool, many files take a third of the time.
 */
export function eachChunkSync(root: string, path: string, maxBytes: number, use: (chunk: Buffer) => void): void {
  const file = realpathSync.native(join(root, path))
  refuseOutside(realpathSync.native(root), file)
  const descriptor = openSync(file, readOnly)
  try {
    refuseOther(fstatSync(descriptor), maxBytes)
    for (let size = readSync(descriptor, chunk); size > 0; size = readSync(descriptor, chunk)) use(chunk.subarray(0, size))
  } finally {
    closeSync(descriptor)
  }
}

const chunk = Buffer.allocUnsafeSlow(1024 * 1024)

export function readRegularFileSync(root: string, path: string, maxBytes: number): Buffer {
  const chunks: Buffer[] = []
  eachChunkSync(root, path, maxBytes, (part) => chunks.push(Buffer.from(part)))
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
}

function refuseOutside(root: string, file: string) {
  if (!file.startsWith(`${root}${sep}`)) {
    throw new RefusedFile('is a link to a file outside the content folder: put the file itself inside the content folder')
  }
}

function refuseOther(found: Stats, maxBytes: number) {
  if (!found.isFile()) throw new RefusedFile('is not a regular file: put the file itself here')
  if (found.size > maxBytes) {
    throw new RefusedFile(`is too large: it has ${megabytes(found.size)} MB, the limit is ${megabytes(maxBytes)} MB`)
  }
}

const megabytes = (bytes: number) => Number((bytes / 1024 / 1024).toPrecision(3))
