import type { Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as after, setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { onStopSignal } from './on-stop-signal.ts'

/** The next step begins after this much time without new connections or requests. */
const quietMs = 150

// Deadlines, in milliseconds after the delay.
/** Requests whose page is not being rendered by then are answered with 503. */
const refuseWaitingMs = 2_400
/** Latest moment to stop accepting connections. It happens earlier if no new ones arrive. */
const acceptingMs = 3_500
/** Latest moment to close open connections. It happens earlier if no request arrives and no response is being sent. */
const answeringMs = 4_000
/** The process exits, even if something is still open. The next start repairs it. */
const exitMs = 4_700

/** After `acceptingMs` and `answeringMs`: how long to wait for an idle turn of the event loop. */
const idleTurnWithinMs = 300
/** A turn of the event loop that takes less did no work. */
const idleTurnMs = 1
const pauseMs = 25
/** Node accepts one connection per turn of the event loop. This many can be accepted between two checks. */
const turnsPerCheck = 32

type StopParts = {
  announceStop: () => void
  refuseWaiting: () => void
  alsoClose: readonly { close: () => unknown }[]
  /** How long to keep serving normally after SIGTERM, while `/readyz` answers 503, so that load balancers notice it. */
  delaySeconds: number
  log: Logger
}

/**
 * Stops gracefully, within five seconds after the delay: answers every request in flight (with 503 if there is no time to render), stops
 * accepting connections, closes the open ones after their next response, and exits. Only SIGTERM has a delay; Ctrl+C, for example, also ends
 * that of an earlier SIGTERM.
 */
export function stopOnSignal(app: FastifyInstance, { announceStop, refuseWaiting, alsoClose, delaySeconds, log }: StopParts) {
  const sockets = openSockets(app.server)
  const connections = countEvents(app.server, 'connection')
  const requests = countEvents(app.server, 'request')
  const all = () => connections() + requests()
  const delay = new AbortController()
  let stopping = false
  async function stop(reason: string) {
    const seconds = reason === 'SIGTERM' ? delaySeconds : 0
    if (seconds === 0) delay.abort()
    if (stopping) return
    stopping = true
    log.info(`${reason}: finishing the requests in flight`)
    announceStop()
    await after(seconds * 1_000, undefined, { signal: delay.signal }).catch(() => {})
    const began = performance.now()
    setTimeout(() => process.exit(), exitMs)
    setTimeout(refuseWaiting, refuseWaitingMs)
    setTimeout(() => app.server.closeAllConnections(), answeringMs + idleTurnWithinMs)

    await untilQuiet({ arrivals: connections, all, latest: began + acceptingMs })
    // Closes only the listening socket. `close` of Node's HTTP server also closes idle connections, and requests may be on their way there.
    NetServer.prototype.close.call(app.server)
    await untilQuiet({ arrivals: requests, all, isBusy: () => isSending(sockets), latest: began + answeringMs })
    // At once, while no request is on its way to them. `app.close` would do it too, but later.
    app.server.closeIdleConnections()
    const closed = app.close()
    void closeIdleConnections(app.server, { all, sockets })
    await closed
    await Promise.allSettled(alsoClose.map(async (part) => part.close()))
    process.exit()
  }
  onStopSignal((reason) => {
    stop(reason).catch((error: unknown) => {
      log.error(error, 'The site could not stop as it should, and ends now')
      process.exit(1)
    })
  })
}

/** Returns a function that says how many events there were so far. */
function countEvents(server: Server, event: 'connection' | 'request'): () => number {
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

type Quiet = { arrivals: () => number; all: () => number; isBusy?: () => boolean; latest: number }

/**
 * Waits until nothing of one kind arrives. Resolves in a turn of the event loop in which nothing at all arrived and no response was being sent:
 * closing a connection then loses no request.
 */
async function untilQuiet({ arrivals, all, isBusy = () => false, latest }: Quiet) {
  let quietSince = performance.now()
  let before = arrivals()
  while (performance.now() - quietSince < quietMs && performance.now() < latest) {
    await after(pauseMs)
    for (let turn = 0; turn < turnsPerCheck; turn += 1) await nextTurn()
    if (arrivals() !== before || isBusy()) quietSince = performance.now()
    before = arrivals()
  }
  while (performance.now() < latest + idleTurnWithinMs) if (await isIdleTurn(all, isBusy)) return
}

/** Lets one turn of the event loop pass, and tells whether nothing arrived in it and nothing was being sent. */
async function isIdleTurn(all: () => number, isBusy: () => boolean): Promise<boolean> {
  const [soFar, began] = [all(), performance.now()]
  await nextTurn()
  return all() === soFar && !isBusy() && performance.now() - began < idleTurnMs
}

/** With a slow client, Node calls a connection idle while a response is still in its buffer. Closing it would cut that response. */
const isSending = (sockets: ReadonlySet<Socket>) => [...sockets].some(({ writableLength }) => writableLength > 0)

/** Fastify waits for keep-alive connections. Those that were busy until now are closed here. */
async function closeIdleConnections(server: Server, { all, sockets }: Pick<Quiet, 'all'> & { sockets: ReadonlySet<Socket> }) {
  for (;;) {
    await after(pauseMs)
    if (await isIdleTurn(all, () => isSending(sockets))) server.closeIdleConnections()
  }
}
