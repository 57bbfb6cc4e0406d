import type { IncomingMessage, ServerResponse } from 'node:http'
import { isNotModified } from '../http/etag.ts'
import { type Encoding, preferredEncodings } from '../http/preferred-encodings.ts'
import { makeBody, storedBody } from './page-body.ts'
import type { StoredPage } from './stored-page.ts'

type Sent = { page: StoredPage; encoding: Encoding; body: Buffer }

/** Sends a stored page in the encoding that the client prefers, or 304 if the client has this version. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: StoredPage): void {
  if (page.status === 200 && page.etag !== undefined && isNotModified(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, page.headers).end()
  } else {
    const encoding = encodingFor(request.headers['accept-encoding'], page)
    const body = storedBody(page, encoding)
    if (body) sendBody(request, response, { page, encoding, body })
    else makeAndSend(request, response, { page, encoding })
  }
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
  const headers = {
    ...page.headers,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    'Content-Length': body.length,
  }
  response.writeHead(page.status, headers).end(request.method === 'HEAD' ? undefined : body)
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
