/**
 * A response ready to send: headers, and the body in at least one encoding. Pages hold only brotli, or `identity` if
 * they are too short to compress; other encodings are made from it on request. Static files have all.
 */
export type StoredPage = {
  key: string
  status: number
  /** Without one, the response is never 304. */
  etag: string | undefined
  /** With ETag, without Content-Encoding and Content-Length. */
  headers: Readonly<Record<string, string>>
  identity?: Buffer
  gzip?: Buffer
  brotli?: Buffer
}

/** Objects, buffers and map entries that belong to a page. */
const overheadBytes = 1_024

/** How much memory a page takes in a cache. */
export function bytesOfPage({ key, headers, identity, gzip, brotli }: StoredPage): number {
  const bodies = (identity?.length ?? 0) + (gzip?.length ?? 0) + (brotli?.length ?? 0)
  const texts = Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length, key.length * 2)
  return bodies + texts + overheadBytes
}
