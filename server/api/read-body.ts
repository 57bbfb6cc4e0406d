import { type ReadForm, unreadable } from './form-pairs.ts'
import { readJson } from './read-json.ts'
import { readMultipart } from './read-multipart.ts'
import { readUrlencoded } from './read-urlencoded.ts'

/** The content types that calls accept. All of them can send the same fields. */
export const bodyTypes = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'] as const

/** Parses a body of one of `bodyTypes`. The router has refused other types before. */
export function readBody(bytes: Buffer, contentType: string): ReadForm {
  const type = contentType.toLowerCase()
  if (type.startsWith('multipart/')) return readMultipart(bytes, contentType)
  if (type.startsWith('application/json')) return readJson(bytes)
  if (type.startsWith('application/x-www-form-urlencoded')) return readUrlencoded(bytes)
  return unreadable
}
