import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallKind } from '#contract/wire/call.ts'

const preflightSeconds = 86_400

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
  reply.header('access-control-expose-headers', 'etag, retry-after')
  if (kind === 'read') {
    reply.header('access-control-allow-origin', '*')
    return true
  }
  const { origin } = request.headers
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
