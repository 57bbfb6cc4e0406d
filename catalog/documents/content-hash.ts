import { hash } from 'node:crypto'

/** A hash of a part of the content. */
export function contentHash(value: unknown): string {
  return hash('sha256', JSON.stringify(value), 'base64url').slice(0, hashLength)
}

/** 132 bits: each product has such a hash in memory. */
const hashLength = 22
