import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { MediaFile } from '#catalog/media/media-library.ts'
import { hashLength } from '#catalog/media/media-names.ts'
import { atomicFile } from '../files/atomic-file.ts'
import { openRegularFile } from '../files/regular-file.ts'
import { maxFileBytes } from '../read/media-limits.ts'

/** Hashes the current bytes of a content file. */
export async function hashOfFile(root: string, path: string): Promise<{ hash: string; bytes: number }> {
  await using handle = await openRegularFile(root, path, maxFileBytes)
  const sum = createHash('sha256')
  let bytes = 0
  for await (const chunk of handle.createReadStream({ autoClose: false })) {
    sum.update(chunk)
    bytes += chunk.length
  }
  return { hash: sum.digest('hex').slice(0, hashLength), bytes }
}

/** Copies a file if its bytes still match its hash. Returns false if it was changed or deleted since the content was read. */
export async function copyVerified({ root, path, hash }: MediaFile, target: string): Promise<boolean> {
  await using handle = await openRegularFile(root, path, maxFileBytes).catch(() => null)
  if (!handle) return false
  await using unfinished = await atomicFile(target)
  const sum = createHash('sha256')
  await pipeline(
    handle.createReadStream({ autoClose: false }),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        sum.update(chunk)
        yield chunk
      }
    },
    createWriteStream(unfinished.path, { flush: true }),
  )
  if (sum.digest('hex').slice(0, hashLength) !== hash) return false
  await unfinished.finish()
  return true
}
