import { hash } from 'node:crypto'

/** A hash of a part of the content, without the places of files, which are other ones on each node. */
export function contentHash(value: unknown): string {
  const text = JSON.stringify(value, (key, inner) => (key === 'file' || key === 'root' ? undefined : inner))
  return hash('sha256', text, 'base64url').slice(0, hashLength)
}

/** 132 bits: each product has such a hash in memory. */
const hashLength = 22
