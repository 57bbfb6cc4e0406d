import { etagOf } from '../http/etag.ts'
import { brotli, gzipped, minBytesToCompress } from './compress.ts'
import type { StoredPage } from './page-store.ts'

type Answer = { key: string; status: number; headers: Readonly<Record<string, string>>; text: string; compress: boolean }

/** Prepares a response for the cache: adds its ETag and its compressed bodies. */
export async function storedAnswer({ key, status, headers, text, compress }: Answer): Promise<StoredPage> {
  const body = Buffer.from(text)
  const compressible = compress && body.length >= minBytesToCompress
  const [gzip, quick] = compressible ? await Promise.all([gzipped(body), brotli(body, 'quick')]) : []
  return {
    key,
    status,
    etag: etagOf(body),
    headers: Object.entries({ ...headers, Vary: 'Accept-Encoding' }).flat(),
    identity: body,
    gzip,
    brotli: quick,
  }
}
