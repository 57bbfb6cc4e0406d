import { isUtf8 } from 'node:buffer'
import { RefusedFile } from './regular-file.ts'

/** A text file in another encoding. The message tells an editor what to do. */
export class NotUtf8 extends RefusedFile {
  readonly line: number | undefined
  constructor(message: string, line?: number) {
    super(message)
    this.line = line
  }
}

const newline = 10
const decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * Decodes a text file, without a byte order mark. Throws a NotUtf8 for every other encoding: read as UTF-8, it would be published as garbage.
 */
export function utf8Text(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff) || bytes.includes(0)
  if (isUtf16) throw new NotUtf8('is saved as UTF-16: save it as UTF-8 (in your editor: Save as, Encoding: UTF-8)')
  if (!isUtf8(bytes)) {
    throw new NotUtf8(
      'is not UTF-8: this line has characters of another encoding, such as GBK, Big5, CP949 or Windows-1252. Open it in that encoding and save it as UTF-8',
      firstLine(bytes, (line) => !isUtf8(line)),
    )
  }
  const text = decoder.decode(bytes)
  if (text.includes('\ufffd')) {
    const line = text.slice(0, text.indexOf('\ufffd')).split('\n').length
    throw new NotUtf8('has the character \ufffd in this line: text was lost when it was converted. Type it again', line)
  }
  return text
}

function firstLine(bytes: Uint8Array, is: (line: Uint8Array) => boolean): number | undefined {
  let number = 1
  for (let start = 0; start < bytes.length; number += 1) {
    const end = bytes.indexOf(newline, start)
    const line = bytes.subarray(start, end === -1 ? bytes.length : end)
    if (is(line)) return number
    if (end === -1) return undefined
    start = end + 1
  }
  return undefined
}
