import { constants } from 'node:fs'
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
  if (!file.startsWith(`${await realpath(root)}${sep}`)) {
    throw new RefusedFile('is a link to a file outside the content folder: put the file itself inside the content folder')
  }
  const handle = await open(file, readOnly)
  try {
    const found = await handle.stat()
    if (!found.isFile()) throw new RefusedFile('is not a regular file: put the file itself here')
    if (found.size > maxBytes) {
      throw new RefusedFile(`is too large: it has ${megabytes(found.size)} MB, the limit is ${megabytes(maxBytes)} MB`)
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
