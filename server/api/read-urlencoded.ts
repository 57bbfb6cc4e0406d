import { isUtf8 } from 'node:buffer'
import { type Pair, type ReadForm, unreadable } from './form-pairs.ts'

/** Fields of an `application/x-www-form-urlencoded` body or of a query. Repeated fields stay repeated. */
export function readUrlencoded(bytes: Buffer): ReadForm {
  if (!isUtf8(bytes)) return unreadable
  const parts = bytes
    .toString('utf8')
    .split('&')
    .filter((part) => part !== '')
  return { ok: true, pairs: parts.flatMap(readPart) }
}

function readPart(part: string): Pair[] {
  const equals = part.indexOf('=')
  const name = decode(equals < 0 ? part : part.slice(0, equals))
  // A name that is not text cannot be one that is known.
  return name === null ? [] : [{ name, value: equals < 0 ? '' : decode(part.slice(equals + 1)) }]
}

/** A percent sign that escapes nothing stands for itself, as browsers read it; bytes that are no UTF-8 are no text. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' ').replace(/%(?![0-9a-f]{2})/gi, '%25'))
  } catch {
    return null
  }
}
