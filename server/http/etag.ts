import { hash } from 'node:crypto'

/** Weak, because we and proxies send the same answer in several encodings. */
export const etagOf = (body: string | Buffer) => `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`

/** Whether `If-None-Match` names this answer: 304 is enough then. */
export function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  // As we sent it: nearly always, and this runs for every page.
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag))
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
