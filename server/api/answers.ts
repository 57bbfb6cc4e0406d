import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Cache, createCache } from '#catalog/create-cache.ts'
import type { Language } from '#contract/languages.ts'
import { ownValue } from '#contract/objects/own-value.ts'
import type { Call } from '#contract/wire/call.ts'
import { limits } from '#contract/wire/problems.ts'
import { apiWords } from '#i18n/api/api-words.ts'
import { formatNumber } from '#i18n/number-format.ts'
import { pageCaching } from '#server/http/cache-control.ts'
import { etagOf } from '#server/http/etag.ts'
import { bareContentSecurityPolicy, securityHeaders } from '#server/http/security-headers.ts'
import { sendPage } from '#server/pages/send-page.ts'
import { storedAnswer } from '#server/pages/stored-answer.ts'
import { bytesOfPage, type StoredPage } from '#server/pages/stored-page.ts'
import type { FieldProblem } from './check-fields.ts'
import { readableByAll } from './cross-origin.ts'
import type { RefusalStatus } from './refusal.ts'

// Responses to a POST depend on what somebody typed, and refusals are temporary. Neither may be cached.
const noCache = 'no-store'

/** Default of Retry-After. */
const retryAfterSeconds = 5

const jsonType = 'application/json; charset=utf-8'

/** A response ready to send. To a GET it is cacheable and has an ETag; to a POST it is neither. Both share one body. */
export type PreparedAnswer = StoredPage & { posted: StoredPage }

type Preparation = { key: string; body: string; type?: string; contentSecurityPolicy?: string; compress?: boolean }

export async function preparedAnswer({ key, body, type = jsonType, ...rest }: Preparation): Promise<PreparedAnswer> {
  const { contentSecurityPolicy = bareContentSecurityPolicy, compress = true } = rest
  const answer = await storedAnswer({
    key,
    status: 200,
    headers: {
      ...securityHeaders,
      'Content-Security-Policy': contentSecurityPolicy,
      ...readableByAll,
      'Content-Type': type,
      'Cache-Control': pageCaching,
    },
    text: body,
    compress,
  })
  const { ETag: _etag, ...headers } = answer.headers
  return { ...answer, posted: { ...answer, etag: undefined, headers: { ...headers, 'Cache-Control': noCache } } }
}

/** Sends a prepared answer without Fastify, as pages are sent: its headers are complete. */
export function sendPrepared({ raw: request }: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer) {
  reply.hijack()
  sendPage(request, reply.raw, request.method === 'POST' ? answer.posted : answer)
}

export const successJson = (data: unknown) => JSON.stringify({ code: 1, msg: 'success', data })

/** The demo in all languages takes about 3 MB. */
const maxCacheBytes = 16 * 2 ** 20

export type AnswerCache = Cache<PreparedAnswer>

/** Compressed answers, by what they say: unknown fields and other spellings add none, however many a stranger invents. */
export const createAnswerCache = (maxBytes = maxCacheBytes): AnswerCache =>
  createCache<PreparedAnswer>({ maxBytes, bytesOf: bytesOfPage })

type Prepared = { path: string; answers: AnswerCache; compress: boolean; countLookup?: CountLookup }

export type CountLookup = (result: 'hit' | 'miss') => void

/** Prepares an answer, from the cache if it has been compressed before. */
export async function preparedSuccess(
  data: unknown,
  { path, answers, compress, countLookup }: Prepared,
): Promise<PreparedAnswer> {
  const body = successJson(data)
  const key = `${path} ${etagOf(body)}`
  const known = answers.get(key)
  countLookup?.(known ? 'hit' : 'miss')
  if (known) return known
  const prepared = await preparedAnswer({ key, body, compress })
  if (compress) answers.set(key, prepared)
  return prepared
}

/** Sends data that no cache may store. */
export function sendUncached(reply: FastifyReply, data: unknown) {
  return reply.type(jsonType).header('cache-control', noCache).send(successJson(data))
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
  reply.type(jsonType)
  const errors = problems.map(({ field, problem, limit = limits.fieldCharacters }) => {
    if (problem === 'tooLong') return { field, message: t('problem.tooLong', { limit: formatNumber(limit, language) }) }
    const own = problem === 'required' ? ownValue(required, field) : undefined
    return { field, message: t(own ?? `problem.${problem}`) }
  })
  return reply.send(JSON.stringify({ code: 0, msg: t(`refusal.${status}`), errors }))
}
