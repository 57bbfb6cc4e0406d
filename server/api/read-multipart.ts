import { isUtf8 } from 'node:buffer'
import Busboy from '@fastify/busboy'
import { limits } from '#contract/wire/problems.ts'
import { type Pair, type ReadForm, tooLarge, unreadable } from './form-pairs.ts'

/** Four bytes are the most that a character takes; one field of that many is still cut and noticed. */
const fieldSize = 4 * limits.fieldCharacters
const partLimits = { fields: limits.fields, parts: limits.fields, files: 0, fieldSize, fieldNameSize: 64, headerPairs: 20 }

/** The parser has the whole body at once, so it answers within a few ticks; nobody waits for one that never does. */
const deadlineMs = 2000

/** Fields of a `multipart/form-data` body that has been received whole. */
export function readMultipart(bytes: Buffer, contentType: string): Promise<ReadForm> {
  if (bytes.length === 0) return Promise.resolve({ ok: true, pairs: [] })
  const { promise, resolve } = Promise.withResolvers<ReadForm>()
  const deadline = setTimeout(resolve, deadlineMs, unreadable)
  parse(bytes, contentType, resolve)
  return promise.finally(() => clearTimeout(deadline))
}

function parse(bytes: Buffer, contentType: string, answer: (form: ReadForm) => void) {
  const pairs: Pair[] = []
  try {
    // Without a usable boundary the constructor throws.
    const parser = new Busboy({ headers: { 'content-type': contentType }, limits: partLimits })
    const refuse = () => answer(tooLarge)
    parser.on('field', (name: string | undefined, value, nameCut, valueCut) => {
      if (nameCut || valueCut) refuse()
      else if (name !== undefined) pairs.push({ name, value })
    })
    parser.on('partsLimit', refuse).on('fieldsLimit', refuse).on('filesLimit', refuse)
    parser.on('error', () => answer(unreadable))
    parser.on('finish', () => answer(isUtf8(bytes) ? { ok: true, pairs } : unreadable))
    parser.end(bytes)
  } catch {
    answer(unreadable)
  }
}
