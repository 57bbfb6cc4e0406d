import { createHmac } from 'node:crypto'
import type { StoredFields } from '#contract/forms/form.ts'

/** A hash that nobody can make who has not the key: what is hashed here could be guessed otherwise. */
export function keyedHash(secret: string, ...parts: readonly string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')
}

/** The same for the same fields, whatever their order. */
export function fieldsHash(secret: string, kind: string, fields: StoredFields): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
  return keyedHash(secret, 'fields', kind, ...sorted.flat())
}
