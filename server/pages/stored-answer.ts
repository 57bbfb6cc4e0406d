import { etagOf } from '../http/etag.ts'
import { alone, brotli, minBytesToCompress } from './compress.ts'
import type { StoredPage } from './stored-page.ts'

type Answer = { key: string; status: number; headers: Readonly<Record<string, string>>; text: string; compress: boolean }

/** Prepares a response for the cache: adds its ETag and compresses its body. */
export async function storedAnswer({ key, status, headers, text, compress }: Answer): Promise<StoredPage> {
  const body = Buffer.from(text)
  const etag = etagOf(body)
  const isCompressed = compress && body.length >= minBytesToCompress
  return {
    key,
    status,
    etag,
    headers: { ...headers, Vary: 'Accept-Encoding', ETag: etag },
    ...(isCompressed ? { brotli: await brotli(body) } : { identity: alone(body) }),
  }
}
