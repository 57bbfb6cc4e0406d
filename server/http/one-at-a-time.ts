import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Exchange = { request: IncomingMessage; response: ServerResponse }
type Line = { current: ServerResponse; waiting: Exchange[]; isWatched: boolean }

/** Waiting requests of all connections. Each takes about 3 KB. */
const maxWaitingInAll = 25_000

/**
 * Handles the requests of a connection one after the other. Node emits pipelined requests all at once: a client could start thousands of them with one
 * packet. No browser and no proxy pipelines, so a connection that goes too far, or that pipelines bodies, is closed.
 */
export function oneAtATime(handle: RequestListener, maxWaiting = maxWaitingInAll): RequestListener {
  const lines = new WeakMap<Socket, Line>()
  let count = 0

  return (request, response) => {
    const { socket } = request
    const line = lines.get(socket)
    if (!line) {
      lines.set(socket, { current: response, waiting: [], isWatched: false })
      return handle(request, response)
    }
    if (line.current.closed && line.waiting.length === 0) {
      line.current = response
      return handle(request, response)
    }
    if (count >= maxWaiting || hasBody(request)) return socket.destroy()
    count += 1
    if (line.waiting.push({ request, response }) > 1) return
    if (!line.isWatched) socket.once('close', () => drop(line))
    line.isWatched = true
    continueAfter(line)
  }

  /** In a later turn of the event loop, so that a connection starts one request per turn at most. */
  function continueAfter(line: Line) {
    const { current } = line
    if (current.closed) setImmediate(handleNext, line)
    else current.once('close', () => setImmediate(handleNext, line))
  }

  function handleNext(line: Line) {
    const next = line.waiting.shift()
    // The connection has been closed.
    if (!next) return
    count -= 1
    line.current = next.response
    if (line.waiting.length > 0) continueAfter(line)
    handle(next.request, next.response)
  }

  function drop({ waiting }: Line) {
    count -= waiting.length
    waiting.length = 0
  }
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
