import type { Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as after, setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

/** How long to keep serving after a signal as if nothing had happened, so that load balancers notice `/readyz`. */
const graceMs = 600
/** After that, new connections are accepted until none has come for this long … */
const quietMs = 150
/** … and at the latest until so long after the signal, and a little longer while somebody waits at the door. */
const acceptingMs = 3_500
const atTheDoorMs = 3_800
/** Connections that are open stay so until no request has come for a moment, and at the latest until so long after the signal. */
const askingMs = 4_000
/** Pages that are not begun by then are answered with 503. */
const lastCallMs = 2_400
const patienceMs = 4_300
/** How long the database and the rest may take to close; what is not closed by then is made whole at the next start. */
const closingMs = 300
/** The end, whatever still waits. */
const exitMs = 4_700

const pauseMs = 25
/** Node accepts one connection a turn of its loop: so many of those that wait for it are let in between two looks. */
const turns = 32
/** A turn of the loop in which nothing was done. */
const idleTurnMs = 5

type StopParts = { announceStop: () => void; lastCall: () => void; alsoClose: readonly { close: () => unknown }[]; log: Logger }

/**
 * SIGTERM and SIGINT: every request in flight is answered (with 503 where no time is left to render), then no new connections are taken,
 * those that are open end with their next answer, and so does the process – within five seconds, whatever clients do.
 */
export function stopOnSignal(app: FastifyInstance, { announceStop, lastCall, alsoClose, log }: StopParts) {
  const sockets = openSockets(app.server)
  const connections = count(app.server, 'connection')
  const requests = count(app.server, 'request')
  const arrivals = () => connections() + requests()
  let stopping = false
  async function stop(signal: string) {
    if (stopping) return
    stopping = true
    const began = performance.now()
    log.info(`${signal}: finishing what is under way`)
    announceStop()
    setTimeout(() => process.exit(0), exitMs)
    setTimeout(lastCall, lastCallMs)
    setTimeout(() => app.server.closeAllConnections(), patienceMs)

    await after(graceMs)
    await untilQuiet(connections, began + acceptingMs)
    await untilAllIsRead(arrivals, began + atTheDoorMs)
    // Of the door alone. Node's own `close` for HTTP cuts idle connections as well, and with them requests that are on their way.
    NetServer.prototype.close.call(app.server)
    await untilQuiet(requests, began + askingMs)
    await untilAllIsSent(sockets, began + patienceMs)
    await untilAllIsRead(arrivals, began + patienceMs)
    const closed = app.close()
    void closeIdleConnections(app.server, sockets)
    await closed
    await Promise.race([Promise.allSettled(alsoClose.map(async (part) => part.close())), after(closingMs)])
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

async function untilQuiet(arrivals: () => number, latest: number) {
  let quietSince = performance.now()
  let before = arrivals()
  while (performance.now() - quietSince < quietMs && performance.now() < latest) {
    await after(pauseMs)
    for (let turn = 0; turn < turns; turn += 1) await nextTurn()
    if (arrivals() !== before) quietSince = performance.now()
    before = arrivals()
  }
}

/** Resolves in a turn of the loop that found nothing to accept or to read: what is closed then has not just been written to. */
async function untilAllIsRead(arrivals: () => number, latest: number) {
  while (performance.now() < latest) {
    const [before, began] = [arrivals(), performance.now()]
    await nextTurn()
    if (arrivals() === before && performance.now() - began < idleTurnMs) return
  }
}

/** Node takes a connection for idle whose answer is written but, at a slow client's, not sent: to close it then would cut the answer. */
const isSending = (sockets: ReadonlySet<Socket>) => [...sockets].some(({ writableLength }) => writableLength > 0)

async function untilAllIsSent(sockets: ReadonlySet<Socket>, latest: number) {
  while (isSending(sockets) && performance.now() < latest) await after(pauseMs)
}

/** Fastify waits for connections that clients keep for later. A turn of the loop comes first, in which requests that have arrived are read. */
async function closeIdleConnections(server: Server, sockets: ReadonlySet<Socket>) {
  for (;;) {
    await after(pauseMs)
    await nextTurn()
    if (!isSending(sockets)) server.closeIdleConnections()
  }
}
