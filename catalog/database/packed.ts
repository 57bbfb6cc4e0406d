import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'

/** A value as compressed JSON: a third of the size, so that copying a database for a small change stays fast. */
export function packed(value: unknown): Uint8Array {
  return zstdCompressSync(JSON.stringify(value))
}

/** `column` is a column of a row, written by `packed`. */
export function unpacked<Value>(column: unknown): Value {
  if (!(column instanceof Uint8Array)) throw new Error('The content database has no packed value here')
  return JSON.parse(zstdDecompressSync(column).toString('utf8')) as Value
}
