import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Compression does not make shorter responses smaller. */
export const minBytesToCompress = 860

export type BrotliLevel = 'quick' | 'best'
/**
 * Quality 7 with a window of 64 KB makes pages 9 % larger than 11 (docs/performance.md). With a larger window, it uses tables of 8 MB, and
 * getting them from the system for each page takes three times as long as compressing it.
 */
const levels: Record<BrotliLevel, { quality: number; maxWindowBits: number }> = {
  quick: { quality: 7, maxWindowBits: 16 },
  best: { quality: 11, maxWindowBits: constants.BROTLI_DEFAULT_WINDOW },
}

export async function brotli(body: Buffer, level: BrotliLevel): Promise<Buffer> {
  const { quality, maxWindowBits } = levels[level]
  const compressed = await compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(windowFor(body.length), maxWindowBits),
    },
  })
  return alone(compressed)
}

/** Copies bytes out of Node's pool: a body that is kept would keep 64 KB of the pool in memory. */
export function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** The base-2 logarithm of the smallest window that covers the body. The compressor's memory grows with its window, 4 MB by default. */
function windowFor(bytes: number): number {
  const bits = Math.ceil(Math.log2(Math.max(bytes, 1)))
  return Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS)
}

export const unbrotli = promisify<Buffer, Buffer>(brotliDecompress)

export function gzipped(body: Buffer): Promise<Buffer> {
  return compressGzip(body, { level: 7 })
}
