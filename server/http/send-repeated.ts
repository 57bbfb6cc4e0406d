import type { ServerResponse } from 'node:http'

type Repeated = {
  status: number
  /** Names and values in turn. The same list must always come with the same status and body. */
  headers: string[]
  body?: Buffer | undefined
}

/** What Node has made of a list of headers, and the whole response once it has been sent twice. */
type Sent = { head: string; whole?: Buffer }

/** Node's fields for the status line and headers of a response. `writeHead` sets the text, and the first part of the body is sent with it. */
type WithHead = ServerResponse & { _header?: string | null; _headerSent?: boolean }

/** For whole responses of one second. Others are sent as two pieces: with 4 MB a second, collections of garbage took up to 20 ms. */
const maxWholeBytes = 512 * 1024

/** The responses of one second: `Date` is the only header that changes. */
const sent = new Map<readonly string[], Sent>()
let sentAt = 0
let wholeBytes = 0

/**
 * Sends a response that is sent many times. Node checks and joins all headers for each response, and gives head and body to the system as two pieces, which
 * is a third of the time that a cached page takes. So what Node has made is used again for a second.
 */
export function sendRepeated(response: ServerResponse, repeated: Repeated) {
  if (!isUsual(response)) {
    response.writeHead(repeated.status, repeated.headers).end(repeated.body)
    return
  }
  const known = sentInThisSecond().get(repeated.headers)
  if (known) sendAgain(response, known, repeated)
  else sendFirst(response, repeated)
}

/** Other responses have more headers than those of the list and Node's usual ones. */
const isUsual = (response: ServerResponse) =>
  response.shouldKeepAlive && response.req.httpVersion === '1.1' && response.getHeaderNames().length === 0

function sentInThisSecond() {
  const second = Math.floor(Date.now() / 1000)
  if (second !== sentAt) {
    sent.clear()
    sentAt = second
    wholeBytes = 0
  }
  return sent
}

function sendFirst(response: WithHead, { status, headers, body }: Repeated) {
  response.writeHead(status, headers)
  // In a version of Node without the field, nothing is kept.
  const { _header: head } = response
  if (typeof head === 'string') sent.set(headers, { head })
  response.end(body)
}

function sendAgain(response: WithHead, known: Sent, { status, body }: Repeated) {
  response.statusCode = status
  response._header = known.head
  const whole = body && wholeOf(known, body)
  if (whole) response._headerSent = true
  response.end(whole ?? body)
}

function wholeOf(known: Sent, body: Buffer): Buffer | undefined {
  const length = known.head.length + body.length
  if (!known.whole && wholeBytes + length <= maxWholeBytes) {
    known.whole = Buffer.concat([Buffer.from(known.head, 'latin1'), body], length)
    wholeBytes += length
  }
  return known.whole
}
