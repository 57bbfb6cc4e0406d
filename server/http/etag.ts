import { hash } from 'node:crypto'

/** A weak ETag, because we and proxies send the same response in several encodings. */
export const etagOf = (body: string | Buffer) => `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`

/** Whether `If-None-Match` contains this ETag, so that the answer is 304. */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  // The fast path: this runs for every page, and browsers nearly always send our ETag unchanged.
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag))
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
