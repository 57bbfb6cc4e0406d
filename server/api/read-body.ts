import { type ReadForm, unreadable } from './form-pairs.ts'
import { readJson } from './read-json.ts'
import { readMultipart } from './read-multipart.ts'
import { readUrlencoded } from './read-urlencoded.ts'

/** The types of body that calls take; each carries the same fields. */
export const bodyTypes = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'] as const

/** Expects one of `bodyTypes`: whatever routes the request has refused the others. */
export function readBody(bytes: Buffer, contentType: string): ReadForm {
  const type = contentType.toLowerCase()
  if (type.startsWith('multipart/')) return readMultipart(bytes, contentType)
  if (type.startsWith('application/json')) return readJson(bytes)
  if (type.startsWith('application/x-www-form-urlencoded')) return readUrlencoded(bytes)
  return unreadable
}
