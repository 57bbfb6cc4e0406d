import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Catalog } from '#catalog/catalog.ts'
import { limits } from '#contract/wire/problems.ts'
import { StoreFault } from '#submissions/store/store.ts'
import { isGone } from '../http/client-gone.ts'
import type { Limited } from '../pages/render-limit.ts'
import { type CountLookup, createAnswerCache, sendFailure } from './answers.ts'
import { type Api, allowedMethods, createApi } from './api.ts'
import { callerLanguage } from './caller-language.ts'
import { answerPreflight } from './cross-origin.ts'
import { documentApi } from './document-api.ts'
import { createGate, type Gate, type GateOptions } from './gate.ts'
import { indexApi } from './index-api.ts'
import { newsApi } from './news-api.ts'
import { placeApi } from './place-api.ts'
import { productApi } from './product-api.ts'
import { bodyTypes } from './read-body.ts'
import type { RefusalStatus } from './refusal.ts'
import { type SearchParts, searchApi } from './search-api.ts'
import { type SubmissionParts, submissionApi } from './submission-api.ts'

export type ApiParts = GateOptions & {
  catalog: () => Catalog
  submissions: SubmissionParts & { searches: SearchParts }
  limited: Limited
  countLookup?: CountLookup
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Registers all routes under `/api`. The app's router must ignore case. Returns the size of its cache. */
export async function registerApi(
  app: FastifyInstance,
  { catalog, submissions, limited, countLookup, log, ...options }: ApiParts,
) {
  const answers = createAnswerCache()
  const gate = createGate(options)
  await app.register(
    async (scope) => {
      scope.addHook('preClose', async () => gate.close())

      // Bodies are small, so they are buffered. The call parses them.
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser(
        [...bodyTypes],
        { parseAs: 'buffer', bodyLimit: limits.bodyBytes },
        async (_: unknown, body: Buffer) => body,
      )
      scope.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply, log))

      const api = createApi(scope, { catalog, gate, answers, limited, countLookup, clientAddress: options.clientAddress })
      indexApi(api)
      placeApi(api)
      productApi(api)
      submissionApi(api, submissions)
      newsApi(api)
      searchApi(api, submissions.searches)
      documentApi(scope, { api, gate, catalog })
      registerFallbacks(scope, api, gate)
    },
    { prefix: '/api' },
  )
  return { cachedAnswers: answers.size }
}

const expected: readonly number[] = [400, 413, 415, 503] satisfies RefusalStatus[]
const isExpected = (status: number): status is RefusalStatus => expected.includes(status)

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply, log: ApiParts['log']) {
  // For example in the middle of a body. There is nobody to answer.
  if (isGone(reply.raw)) return reply.hijack()
  const language = callerLanguage(request)
  const status = error.statusCode ?? 500
  if (isExpected(status)) return sendFailure(reply, status, language)
  if (status < 500) return sendFailure(reply, 400, language)
  // `watchStore` logs faults of the store.
  if (!(error instanceof StoreFault)) log.error({ err: error, path: request.routeOptions.url }, 'an API call failed')
  return sendFailure(reply, 500, language)
}

/** Answers unknown calls, unsupported methods and preflights, before the body is read. */
function registerFallbacks(scope: FastifyInstance, { served }: Api, gate: Gate) {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?')
    const known = served.get(path.toLowerCase())
    await gate.enter(known?.call.kind ?? 'read')(request, reply)
    if (reply.sent) return reply
    if (!known) return sendFailure(reply, 404, callerLanguage(request))
    const allow = allowedMethods(known.call)
    if (request.method === 'OPTIONS') return answerPreflight(reply, allow)
    return sendFailure(reply.header('allow', allow), 405, callerLanguage(request))
  }
  for (const url of ['/', '/*']) scope.all(url, { exposeHeadRoute: false, onRequest: answer }, answer)
  // Methods that Fastify does not route.
  scope.setNotFoundHandler(answer)
}
