import type { Encoding } from '../http/preferred-encodings.ts'
import { gzipped, unbrotli } from './compress.ts'
import type { StoredPage } from './page-store.ts'

type Made = { body?: WeakRef<Buffer>; making?: Promise<Buffer> }

// Held weakly: responses in flight share one body, and the garbage collector frees it some time after them.
const made = new WeakMap<StoredPage, Map<Encoding, Made>>()

/** The body of a page if it is at hand: stored, or made for another request and still in memory. */
export function bodyAtHand(page: StoredPage, encoding: Encoding): Buffer | undefined {
  return storedBody(page, encoding) ?? made.get(page)?.get(encoding)?.body?.deref()
}

/** Makes a body that is not stored. Nearly all browsers accept brotli, so only rare clients wait for this (2 ms). */
export function makeBody(page: StoredPage, encoding: Encoding): Promise<Buffer> {
  const ofPage = made.get(page) ?? new Map<Encoding, Made>()
  const inProgress = ofPage.get(encoding)?.making
  if (inProgress) return inProgress

  const making = madeFrom(page, encoding)
  made.set(page, ofPage.set(encoding, { making }))
  making.then(
    (body) => ofPage.set(encoding, { body: new WeakRef(body) }),
    () => ofPage.delete(encoding),
  )
  return making
}

/** The page without compression. */
export function plainBody(page: StoredPage): Promise<Buffer> {
  const body = bodyAtHand(page, 'identity')
  return body ? Promise.resolve(body) : makeBody(page, 'identity')
}

function storedBody(page: StoredPage, encoding: Encoding): Buffer | undefined {
  return encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : page.identity
}

async function madeFrom(page: StoredPage, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(await plainBody(page))
  if (encoding === 'br' || !page.brotli) throw new Error(`The body of ${page.key} cannot be made as ${encoding}`)
  return unbrotli(page.brotli)
}
