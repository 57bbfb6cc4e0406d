import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { bareAnswer } from './answer-bare.ts'

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Handles Node's `clientError`: data that is not HTTP, and requests that time out. */
export function refuseMalformed(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) socket.write(bareAnswer(statuses[error.code ?? ''] ?? 400))
  socket.destroy(error)
}

/** Two Host headers are an attack: a proxy could use the first and we the second. HTTP/1.0 requests may have none. */
export function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}
