import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallKind } from '#contract/wire/call.ts'

const preflightSeconds = 86_400

/** The CORS headers of responses to reads. */
export const readableByAll = {
  'Access-Control-Expose-Headers': 'etag, retry-after',
  'Access-Control-Allow-Origin': '*',
} as const

/**
 * Sets the CORS headers. Pages of any origin may read. Only pages of `sendOrigins` may see the response to a send. Returns false if the
 * request has an origin that is not allowed.
 */
export function allowOrigin(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: CallKind,
  sendOrigins: readonly string[],
): boolean {
  if (kind === 'read') {
    reply.headers(readableByAll)
    return true
  }
  const { origin } = request.headers
  reply.header('access-control-expose-headers', readableByAll['Access-Control-Expose-Headers'])
  reply.header('vary', 'origin')
  if (origin === undefined) return true
  const isAllowed = sendOrigins.includes(origin)
  if (isAllowed) reply.header('access-control-allow-origin', origin)
  return isAllowed
}

export function answerPreflight(reply: FastifyReply, allow: string) {
  return reply
    .code(204)
    .header('allow', allow)
    .header('access-control-allow-methods', allow)
    .header('access-control-allow-headers', 'content-type, idempotency-key')
    .header('access-control-max-age', String(preflightSeconds))
    .header('cache-control', 'no-store')
    .send()
}
