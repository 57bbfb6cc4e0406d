import type { Encoding } from '../http/preferred-encodings.ts'
import { gzipped, unbrotli } from './compress.ts'
import type { StoredPage } from './stored-page.ts'

/** The body of a page in an encoding, if it is stored so. */
export function storedBody({ brotli, gzip, identity }: StoredPage, encoding: Encoding): Buffer | undefined {
  return encoding === 'br' ? brotli : encoding === 'gzip' ? gzip : identity
}

/** Makes a body that is not stored from brotli. Nearly all browsers accept brotli, so only rare clients wait for this (2 ms). */
export async function makeBody(page: StoredPage, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(await plainBody(page))
  if (encoding === 'br' || !page.brotli) throw new Error(`The body of ${page.key} cannot be made as ${encoding}`)
  return unbrotli(page.brotli)
}

/** The page without compression. */
export async function plainBody(page: StoredPage): Promise<Buffer> {
  return page.identity ?? makeBody(page, 'identity')
}
