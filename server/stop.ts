import type { Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as after, setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

/** How long to keep serving after a signal as if nothing had happened, so that load balancers notice `/readyz`. */
const graceMs = 600
/** How long nothing must have arrived before the next step. */
const quietMs = 150

// The latest moments, counted from the signal.
/** Pages that are not begun by then are answered with 503. */
const lastCallMs = 2_400
/** New connections are accepted until none has come for a moment, and no longer than this. */
const acceptingMs = 3_500
/** Open connections are kept until no request has come and no answer is being sent for a moment, and no longer than this. */
const answeringMs = 4_000
/** The process ends, whatever still waits. What is not closed by then is made whole at the next start. */
const exitMs = 4_700

/** After each of the first two, how long to look for a turn of the event loop in which nothing arrives. */
const idleTurnWithinMs = 300
/** A turn in which nothing was done takes less. */
const idleTurnMs = 5
const pauseMs = 25
/** Node accepts one connection a turn of its loop: so many of those that wait for it are let in between two looks. */
const turns = 32

type StopParts = { announceStop: () => void; lastCall: () => void; alsoClose: readonly { close: () => unknown }[]; log: Logger }

/**
 * SIGTERM and SIGINT: every request in flight is answered (with 503 where no time is left to render), then no new connections are taken,
 * those that are open end with their next answer, and so does the process – within five seconds, whatever clients do.
 */
export function stopOnSignal(app: FastifyInstance, { announceStop, lastCall, alsoClose, log }: StopParts) {
  const sockets = openSockets(app.server)
  const connections = count(app.server, 'connection')
  const requests = count(app.server, 'request')
  let stopping = false
  async function stop(signal: string) {
    if (stopping) return
    stopping = true
    const began = performance.now()
    log.info(`${signal}: finishing what is under way`)
    announceStop()
    setTimeout(() => process.exit(0), exitMs)
    setTimeout(lastCall, lastCallMs)
    setTimeout(() => app.server.closeAllConnections(), answeringMs + idleTurnWithinMs)

    await after(graceMs)
    await untilQuiet({ arrivals: connections, latest: began + acceptingMs })
    // Of the door alone. Node's own `close` for HTTP cuts idle connections as well, and with them requests that are on their way.
    NetServer.prototype.close.call(app.server)
    await untilQuiet({ arrivals: requests, isBusy: () => isSending(sockets), latest: began + answeringMs })
    const closed = app.close()
    void closeIdleConnections(app.server, sockets)
    await closed
    await Promise.allSettled(alsoClose.map(async (part) => part.close()))
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
}

/** How many there have been so far. */
function count(server: Server, event: 'connection' | 'request'): () => number {
  let total = 0
  server.on(event, () => {
    total += 1
  })
  return () => total
}

function openSockets(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return sockets
}

type Quiet = { arrivals: () => number; isBusy?: () => boolean; latest: number }

/** Resolves in a turn of the loop that found nothing to accept or to read: what is closed then has not just been written to. */
async function untilQuiet({ arrivals, isBusy = () => false, latest }: Quiet) {
  let quietSince = performance.now()
  let before = arrivals()
  while (performance.now() - quietSince < quietMs && performance.now() < latest) {
    await after(pauseMs)
    for (let turn = 0; turn < turns; turn += 1) await nextTurn()
    if (arrivals() !== before || isBusy()) quietSince = performance.now()
    before = arrivals()
  }
  while (performance.now() < latest + idleTurnWithinMs) {
    const [soFar, began] = [arrivals(), performance.now()]
    await nextTurn()
    if (arrivals() === soFar && performance.now() - began < idleTurnMs) return
  }
}

/** Node takes a connection for idle whose answer is written but, at a slow client's, not sent: to close it then would cut the answer. */
const isSending = (sockets: ReadonlySet<Socket>) => [...sockets].some(({ writableLength }) => writableLength > 0)

/** Fastify waits for connections that clients keep for later. A turn of the loop comes first, in which requests that have arrived are read. */
async function closeIdleConnections(server: Server, sockets: ReadonlySet<Socket>) {
  for (;;) {
    await after(pauseMs)
    await nextTurn()
    if (!isSending(sockets)) server.closeIdleConnections()
  }
}
