import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { mostUploadBytes } from '../wire/media.ts'
import { UploadRefused } from './upload-refused.ts'

/** Streams a file to the disk, so that ten of them don't fill the memory, and gives its bytes. Throws an UploadRefused. */
export async function receive(body: Readable, folder: string): Promise<Buffer> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${randomUUID()}.upload`)
  try {
    await writeFile(path, limited(body))
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')
      throw new UploadRefused('incomplete')
    throw error
  } finally {
    await rm(path, { force: true })
  }
}

async function* limited(chunks: AsyncIterable<Buffer>) {
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > mostUploadBytes) throw new UploadRefused('tooLarge')
    yield chunk
  }
}
