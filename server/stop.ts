import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

/** So long it goes on answering as if nothing were: what waits to be accepted is served, and load balancers notice `/readyz`. */
const graceMs = 600
const lastCallMs = 3_500
const patienceMs = 4_500
/** So long the database and the rest may take to close; what is not closed by then is made whole at the next start. */
const closingMs = 300

type StopParts = { announceStop: () => void; lastCall: () => void; alsoClose: readonly { close: () => unknown }[]; log: Logger }

/**
 * SIGTERM and SIGINT: every request in flight is answered (with 503 where no time is left to render), then no new connections are taken
 * and the process ends – within five seconds, whatever clients do. Fastify waits for keep-alive connections, so idle ones are closed again and again meanwhile.
 */
export function stopOnSignal(app: FastifyInstance, { announceStop, lastCall, alsoClose, log }: StopParts) {
  let stopping = false
  async function stop(signal: string) {
    if (stopping) return
    stopping = true
    log.info(`${signal}: finishing what is under way`)
    announceStop()
    const calling = setTimeout(lastCall, lastCallMs)
    const impatience = setTimeout(() => app.server.closeAllConnections(), patienceMs)
    await new Promise((resume) => setTimeout(resume, graceMs))
    const closingIdle = setInterval(() => app.server.closeIdleConnections(), 50)
    await app.close()
    clearInterval(closingIdle)
    clearTimeout(calling)
    clearTimeout(impatience)
    const closed = Promise.allSettled(alsoClose.map(async (part) => part.close()))
    await Promise.race([closed, new Promise((resume) => setTimeout(resume, closingMs))])
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
}
