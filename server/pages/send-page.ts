import type { IncomingMessage, ServerResponse } from 'node:http'
import { isNotModified } from '../http/etag.ts'
import { type Encoding, preferredEncodings } from '../http/preferred-encodings.ts'
import type { StoredPage } from './page-store.ts'

type Answer = { headers: string[]; body: Buffer }

// A cached page is sent thousands of times a second in a few encodings. Each response is built once, and freed with its page.
const answers = new WeakMap<StoredPage, Map<Encoding, Answer>>()

/** Sends a stored page in the encoding that the client prefers, or 304 if the client has this version. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: StoredPage) {
  if (page.status === 200 && isNotModified(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, [...page.headers, 'ETag', page.etag]).end()
    return
  }
  const { headers, body } = answerIn(encodingFor(request.headers['accept-encoding'], page), page)
  response.writeHead(page.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function answerIn(encoding: Encoding, page: StoredPage): Answer {
  const ofPage = answers.get(page) ?? new Map<Encoding, Answer>()
  const known = ofPage.get(encoding)
  if (known) return known

  const body = (encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : undefined) ?? page.identity
  const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  const answer = { headers: [...page.headers, 'ETag', page.etag, ...encoded, 'Content-Length', String(body.length)], body }
  answers.set(page, ofPage.set(encoding, answer))
  return answer
}

function encodingFor(accepted: string | undefined, page: StoredPage): Encoding {
  if (accepted === undefined) return 'identity'
  return preferredEncodings(accepted).find((encoding) => page[bodyOf[encoding]] !== undefined) ?? 'identity'
}

const bodyOf = { br: 'brotli', gzip: 'gzip', identity: 'identity' } as const
