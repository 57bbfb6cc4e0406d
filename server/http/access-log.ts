import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { pathOf, traceIdOf } from './request-context.ts'

export type AccessLog = (request: IncomingMessage, response: ServerResponse) => void

/** Logs a line for each request when its response has ended: without the address of the client, and without the query, which visitors type. */
export function createAccessLog(log: Pick<FastifyBaseLogger, 'info'>): AccessLog {
  return (request, response) => {
    const began = performance.now()
    const { method } = request
    const path = pathOf(request.url)
    response.once('close', () => {
      const requestId = response.getHeader('X-Request-Id') ?? traceIdOf(request)
      const took = { status: response.statusCode, ms: Math.round(performance.now() - began), aborted: !response.writableFinished }
      log.info({ requestId, method, path, ...took }, 'request')
    })
  }
}
