import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createJobQueue } from '#publishing/jobs/job-queue.ts'

/** Files that are open at once. Reading a piece takes less than a millisecond, so clients hardly wait for each other. */
const concurrency = 32
const pieceBytes = 128 * 1024

export type FilePart = { path: string; start: number; length: number }
type Reader = { client: string; gone: AbortSignal }

/**
 * Returns a function that reads parts of files piece by piece, each with its own opening: however many clients read slowly, none of them holds a file open.
 * Clients take turns.
 */
export function createFileBodies() {
  const { run } = createJobQueue({ concurrency })

  async function* piecesOf({ path, start, length }: FilePart, { client, gone }: Reader) {
    for (let at = start; at < start + length; ) {
      const piece = await run(() => readPiece(path, at, Math.min(pieceBytes, start + length - at)), client, gone)
      if (piece.length === 0) throw new Error(`${path} is shorter than before`)
      yield piece
      at += piece.length
    }
  }

  return (part: FilePart, reader: Reader): Readable =>
    Readable.from(piecesOf(part, reader), { objectMode: false, highWaterMark: 1 })
}

async function readPiece(path: string, position: number, length: number): Promise<Buffer> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.allocUnsafeSlow(length), position })
  return buffer.subarray(0, bytesRead)
}
