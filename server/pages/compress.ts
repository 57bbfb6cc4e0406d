import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Compression does not make shorter responses smaller. */
export const minBytesToCompress = 860

/** Makes pages 11 % larger than 11, in a fortieth of its time (docs/performance.md). */
const brotliQuality = 7

/** Compresses in a thread of Node's pool. */
export async function brotli(body: Buffer): Promise<Buffer> {
  const compressed = await compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
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
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_MAX_WINDOW_BITS)
}

export const unbrotli = promisify<Buffer, Buffer>(brotliDecompress)

export function gzipped(body: Buffer): Promise<Buffer> {
  return compressGzip(body, { level: 7 })
}
