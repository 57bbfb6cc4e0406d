import type { IncomingMessage, ServerResponse } from 'node:http'
import type { StoredPage } from './page-store.ts'

/** Sends a stored page in the best encoding that the client takes, or 304 where it holds these bytes already. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: StoredPage) {
  const headers = [...page.headers, 'ETag', page.etag]
  if (page.status === 200 && holds(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, headers).end()
    return
  }

  const accepted = request.headers['accept-encoding']
  const encoded = accepted === undefined ? undefined : encodingFor(accepted, page)
  if (encoded) headers.push('Content-Encoding', encoded.name)
  const body = encoded?.body ?? page.identity
  headers.push('Content-Length', String(body.length))
  response.writeHead(page.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return (
    ifNoneMatch === etag ||
    ifNoneMatch === '*' ||
    ifNoneMatch.split(/\s*,\s*/).some((tag) => `W/${tag.replace(/^W\//, '')}` === etag)
  )
}

function encodingFor(accepted: string, page: StoredPage) {
  if (page.brotli && accepts(accepted, 'br')) return { name: 'br', body: page.brotli }
  if (page.gzip && accepts(accepted, 'gzip')) return { name: 'gzip', body: page.gzip }
  return undefined
}

/** `q=0` is a refusal; everything else that names the encoding is a welcome. */
function accepts(header: string, encoding: string): boolean {
  const at = header.indexOf(encoding)
  if (at < 0) return false
  return !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + encoding.length))
}
