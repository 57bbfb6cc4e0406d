import { constants } from 'node:fs'
import { type FileHandle, open, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** A file that is there and is never shown: its message tells an editor why. */
export class RefusedFile extends Error {}

/** A pipe without a writer is opened at once instead of blocking; it is refused afterwards. */
const readOnly = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW

/**
 * Opens a file of the content folder for reading. Only regular files inside the folder: a link could show any file of the machine, and a
 * device or pipe never ends.
 */
export async function openRegularFile(root: string, path: string, maxBytes: number): Promise<FileHandle> {
  const file = await realpath(join(root, path))
  if (!file.startsWith(`${await realpath(root)}${sep}`)) {
    throw new RefusedFile('leads out of the content folder: only files inside it are shown')
  }
  const handle = await open(file, readOnly)
  try {
    const found = await handle.stat()
    if (!found.isFile()) throw new RefusedFile('not a regular file: put the file itself here')
    if (found.size > maxBytes) {
      throw new RefusedFile(`too large: ${megabytes(found.size)} MB, the most is ${megabytes(maxBytes)} MB`)
    }
    return handle
  } catch (error) {
    await handle.close()
    throw error
  }
}

export async function readRegularFile(root: string, path: string, maxBytes: number): Promise<Buffer> {
  await using handle = await openRegularFile(root, path, maxBytes)
  return await handle.readFile()
}

const megabytes = (bytes: number) => Number((bytes / 1024 / 1024).toPrecision(3))
