import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Compression does not make shorter responses smaller. */
export const minBytesToCompress = 860

export type BrotliLevel = 'quick' | 'best'
const quality: Record<BrotliLevel, number> = { quick: 4, best: 11 }

export function brotli(body: Buffer, level: BrotliLevel): Promise<Buffer> {
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality[level],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

export function gzipped(body: Buffer): Promise<Buffer> {
  return compressGzip(body, { level: 7 })
}
