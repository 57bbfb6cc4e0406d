import type { Server } from 'node:http'
import { setTimeout as after, setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

/** How long to keep serving after a signal as if nothing had happened, so that load balancers notice `/readyz`. */
const graceMs = 600
/** After that, new connections are accepted until none has come for this long … */
const quietMs = 150
/** … and at the latest until so long after the signal. */
const acceptingMs = 3_500
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

type StopParts = { announceStop: () => void; lastCall: () => void; alsoClose: readonly { close: () => unknown }[]; log: Logger }

/**
 * SIGTERM and SIGINT: every request in flight is answered (with 503 where no time is left to render), then no new connections are taken
 * and the process ends – within five seconds, whatever clients do.
 */
export function stopOnSignal(app: FastifyInstance, { announceStop, lastCall, alsoClose, log }: StopParts) {
  const arrivals = countArrivals(app.server)
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
    await untilQuiet(arrivals, began + acceptingMs)
    // Without waiting for anything: what came in up to here has been read.
    app.server.close()
    const closed = app.close()
    void closeIdleConnections(app.server)
    await closed
    await Promise.race([Promise.allSettled(alsoClose.map(async (part) => part.close())), after(closingMs)])
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
}

/** Connections and requests so far. */
function countArrivals(server: Server): () => number {
  let count = 0
  const arrived = () => {
    count += 1
  }
  server.on('connection', arrived)
  server.on('request', arrived)
  return () => count
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

/** Fastify waits for connections that clients keep for later. A turn of the loop comes first, in which requests that have arrived are read. */
async function closeIdleConnections(server: Server) {
  for (;;) {
    await after(pauseMs)
    await nextTurn()
    server.closeIdleConnections()
  }
}
