import { isUtf8 } from 'node:buffer'
import { type Pair, type ReadForm, unreadable } from './form-pairs.ts'

/** Reads the fields of an `application/x-www-form-urlencoded` body or of a query. Keeps repeated fields. */
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
  // A field whose name is not valid text is unknown, so it is ignored.
  return name === null ? [] : [{ name, value: equals < 0 ? '' : decode(part.slice(equals + 1)) }]
}

/** Decodes as browsers do: an invalid percent sign stays as it is. Null if the bytes are not UTF-8. */
function decode(text: string): string | null {
  if (!/[%+]/.test(text)) return text
  try {
    return decodeURIComponent(text.replaceAll('+', ' ').replace(/%(?![0-9a-f]{2})/gi, '%25'))
  } catch {
    return null
  }
}
