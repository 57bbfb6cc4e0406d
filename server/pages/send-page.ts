import type { IncomingMessage, ServerResponse } from 'node:http'
import { isNotModified } from '../http/etag.ts'
import { type Encoding, preferredEncodings } from '../http/preferred-encodings.ts'
import { sendRepeated } from '../http/send-repeated.ts'
import { withTransportSecurity } from '../http/transport-security.ts'
import { bodyAtHand, makeBody } from './page-body.ts'
import type { StoredPage } from './page-store.ts'

/** The lists of headers of a page's responses. A cached page is sent thousands of times a second, so each list is built once. */
type HeaderLists = { notModified?: string[]; ofBody: Map<Encoding, string[]> }

type Sent = { page: StoredPage; encoding: Encoding; body: Buffer }

// Freed with their page.
const headerLists = new WeakMap<StoredPage, HeaderLists>()

/** Sends a stored page in the encoding that the client prefers, or 304 if the client has this version. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: StoredPage): void {
  if (page.status === 200 && page.etag !== undefined && isNotModified(request.headers['if-none-match'], page.etag)) {
    sendNotModified(response, page)
  } else {
    const encoding = encodingFor(request.headers['accept-encoding'], page)
    const body = bodyAtHand(page, encoding)
    if (body) sendBody(request, response, { page, encoding, body })
    else makeAndSend(request, response, { page, encoding })
  }
}

function sendNotModified(response: ServerResponse, page: StoredPage) {
  const lists = listsOf(page)
  lists.notModified ??= withTransportSecurity(response, [...page.headers, ...etagHeader(page)])
  sendRepeated(response, { status: 304, headers: lists.notModified })
}

function makeAndSend(request: IncomingMessage, response: ServerResponse, { page, encoding }: Pick<Sent, 'page' | 'encoding'>) {
  // The metrics read the status before the body is made.
  response.statusCode = page.status
  makeBody(page, encoding).then(
    (body) => sendBody(request, response, { page, encoding, body }),
    (error: Error) => response.destroy(error),
  )
}

function sendBody(request: IncomingMessage, response: ServerResponse, { page, encoding, body }: Sent) {
  const { ofBody } = listsOf(page)
  let headers = ofBody.get(encoding)
  if (!headers) {
    const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
    const own = [...page.headers, ...etagHeader(page), ...encoded, 'Content-Length', String(body.length)]
    headers = withTransportSecurity(response, own)
    ofBody.set(encoding, headers)
  }
  sendRepeated(response, { status: page.status, headers, body: request.method === 'HEAD' ? undefined : body })
}

const etagHeader = ({ etag }: StoredPage) => (etag === undefined ? [] : ['ETag', etag])

function listsOf(page: StoredPage): HeaderLists {
  const known = headerLists.get(page)
  if (known) return known
  const lists: HeaderLists = { ofBody: new Map() }
  headerLists.set(page, lists)
  return lists
}

function encodingFor(accepted: string | undefined, page: StoredPage): Encoding {
  if (accepted === undefined) return 'identity'
  return preferredEncodings(accepted).find((encoding) => canBeSentAs(encoding, page)) ?? 'identity'
}

/** Any body can be made from a compressed one, but a page that is not compressed at all stays so. */
function canBeSentAs(encoding: Encoding, { brotli, gzip }: StoredPage): boolean {
  switch (encoding) {
    case 'br':
      return brotli !== undefined
    case 'gzip':
      return gzip !== undefined || brotli !== undefined
    case 'identity':
      return true
  }
}
