import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#contract/languages.ts'
import type { CachePolicy, Call } from '#contract/wire/call.ts'
import { apiWords } from '#i18n/api/api-words.ts'
import { pageCaching } from '#server/http/cache-control.ts'
import { etagOf, isNotModified } from '#server/http/etag.ts'
import type { FieldProblem } from './check-fields.ts'
import type { RefusalStatus } from './refusal.ts'

// Responses to a POST depend on what somebody typed, and refusals are temporary. Neither may be cached.
const noCache = 'no-store'

/** Default of Retry-After. */
const retryAfterSeconds = 5

export function sendData(request: FastifyRequest, reply: FastifyReply, cache: CachePolicy, data: unknown) {
  return sendJson(request, reply, cache, JSON.stringify({ code: 1, msg: 'success', data }))
}

/** The response to a GET is cacheable and has an ETag. The response to a POST is not cacheable. */
export function sendJson(request: FastifyRequest, reply: FastifyReply, cache: CachePolicy, json: string) {
  reply.type('application/json; charset=utf-8')
  return sendCacheable(request, reply, cache, json)
}

export function sendCacheable(request: FastifyRequest, reply: FastifyReply, cache: CachePolicy, body: string) {
  if (cache === 'never' || request.method === 'POST') return reply.header('cache-control', noCache).send(body)

  const etag = etagOf(body)
  reply.header('etag', etag).header('cache-control', pageCaching)
  if (isNotModified(request.headers['if-none-match'], etag)) return reply.code(304).removeHeader('content-type').send()
  return reply.send(body)
}

type Failure = {
  problems?: readonly FieldProblem[]
  retryAfter?: number
  /** The form's own messages for empty fields. */
  required?: Call['required']
}

export function sendFailure(
  reply: FastifyReply,
  status: RefusalStatus,
  language: Language,
  { problems = [], retryAfter = retryAfterSeconds, required }: Failure = {},
) {
  const t = apiWords(language)
  if (status === 429 || status === 503) reply.header('retry-after', String(retryAfter))
  reply.code(status).header('cache-control', noCache).header('content-language', language)
  reply.type('application/json; charset=utf-8')
  const errors = problems.map(({ field, problem }) => {
    const own = problem === 'required' ? required?.[field] : undefined
    return { field, message: t(own ?? `problem.${problem}`) }
  })
  return reply.send(JSON.stringify({ code: 0, msg: t(`refusal.${status}`), errors }))
}
