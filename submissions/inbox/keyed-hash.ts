import { createHmac, timingSafeEqual } from 'node:crypto'
import type { StoredFields } from '#contract/forms/form.ts'

/** An HMAC. A plain hash would not protect the inputs, because they can be guessed. */
export function keyedHash(secret: string, ...parts: readonly string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')
}

/** Compares signatures in constant time. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Independent of the order of the fields. */
export function fieldsHash(secret: string, kind: string, fields: StoredFields): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
  return keyedHash(secret, 'fields', kind, ...sorted.flat())
}
