import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallKind } from '#contract/wire/call.ts'

const preflightSeconds = 86_400

/** Anybody's page may read. What a send answers is only for pages of the origins that are allowed to send. */
export function allowOrigin(request: FastifyRequest, reply: FastifyReply, kind: CallKind, sendOrigins: readonly string[]) {
  reply.header('access-control-expose-headers', 'etag, retry-after')
  if (kind === 'read') {
    reply.header('access-control-allow-origin', '*')
    return
  }
  const { origin } = request.headers
  reply.header('vary', 'origin')
  if (origin !== undefined && sendOrigins.includes(origin)) reply.header('access-control-allow-origin', origin)
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
