import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { atomicFile } from '../files/atomic-file.ts'
import { openRegularFile } from '../files/regular-file.ts'
import { maxFileBytes } from '../read/media-limits.ts'

/** A file in a folder that it may not lead out of. */
export type Place = { folder: string; path: string }

/** Hashes the current bytes of a file. */
export async function hashOfFile({ folder, path }: Place): Promise<string> {
  await using handle = await openRegularFile(folder, path, maxFileBytes)
  const sum = createHash('sha256')
  for await (const chunk of handle.createReadStream({ autoClose: false })) sum.update(chunk)
  return sum.digest('hex')
}

/** Copies a file if its bytes still match the hash. Returns false if it was changed or deleted since the content was read. */
export async function copyVerified({ folder, path }: Place, hash: string, target: string): Promise<boolean> {
  await using handle = await openRegularFile(folder, path, maxFileBytes).catch(() => null)
  if (!handle) return false
  return await writeVerified(handle.createReadStream({ autoClose: false }), hash, target)
}

/** Writes a file unless the hash of its bytes is another one, which it returns false for. */
export async function writeVerified(bytes: AsyncIterable<Uint8Array>, hash: string, target: string): Promise<boolean> {
  await using unfinished = await atomicFile(target)
  const sum = createHash('sha256')
  async function* summed() {
    for await (const chunk of bytes) {
      sum.update(chunk)
      yield chunk
    }
  }
  // Not `pipeline` to a write stream: if the bytes fail at once, that rejects first and creates the file later.
  await writeFile(unfinished.path, summed(), { flush: true })
  if (sum.digest('hex') !== hash) return false
  await unfinished.finish()
  return true
}
