import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallKind } from '#contract/wire/call.ts'

const preflightSeconds = 86_400

/**
 * Anybody's page may read. What a send answers is only for pages of the origins that are allowed to send. Tells whether the origin that the
 * request names, if it does, is one of them.
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
