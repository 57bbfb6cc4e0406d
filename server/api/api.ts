import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Catalog } from '#catalog/catalog.ts'
import type { Call } from '#contract/wire/call.ts'
import { TooBusy } from '#publishing/jobs/job-queue.ts'
import type { ClientAddress } from '#server/http/client-address.ts'
import { goneSignal } from '#server/http/client-gone.ts'
import { takesOnlyPlain } from '#server/http/preferred-encodings.ts'
import { requestNotes } from '#server/http/request-notes.ts'
import type { Limited } from '#server/pages/render-limit.ts'
import { clientPrefix } from '#submissions/receive/subscriber.ts'
import { type AnswerCache, type CountLookup, preparedSuccess, sendFailure, sendPrepared, sendUncached } from './answers.ts'
import { callerLanguage, queryPairs } from './caller-language.ts'
import { checkFields, type FieldProblem, hasTooManyFields, tooLongFields } from './check-fields.ts'
import type { Pair, ReadForm } from './form-pairs.ts'
import type { Gate } from './gate.ts'
import { readBody } from './read-body.ts'
import { Refusal } from './refusal.ts'

type Answer<Data> = Data | Refusal
export type Handler<Fields extends z.ZodObject, Data extends z.ZodType> = (
  fields: z.output<Fields>,
  catalog: Catalog,
  caller: Caller,
) => Answer<z.input<Data>> | Promise<Answer<z.input<Data>>>

/** `address` is the IP address. */
export type Caller = { address: string; idempotencyKey: string | undefined }

export type Outcome =
  | { ok: true; data: unknown }
  | {
      ok: false
      status: 400 | 404 | 409 | 413 | 429 | 503
      problems: FieldProblem[]
      retryAfter?: number
    }
/** A call with its handler. `run` takes the raw fields. */
export type ServedCall = { call: Call; run: (pairs: readonly Pair[], caller: Caller) => Promise<Outcome> }

type ApiOptions = {
  catalog: () => Catalog
  gate: Gate
  answers: AnswerCache
  clientAddress: ClientAddress
  limited: Limited
  countLookup?: CountLookup
}

/** Defines the transport of all calls: methods, body types, limits, envelope, caching, and the language of errors. */
export function createApi(app: FastifyInstance, { gate, ...options }: ApiOptions) {
  const { catalog } = options
  const served = new Map<string, ServedCall>()

  function call<Fields extends z.ZodObject, Data extends z.ZodType>(call: Call<Fields, Data>, handler: Handler<Fields, Data>) {
    const run = (pairs: readonly Pair[], caller: Caller) =>
      runCall(call.fields, pairs, (fields) => handler(fields, catalog(), caller))
    served.set(call.path.toLowerCase(), { call, run })
    app.route({
      method: call.kind === 'read' ? ['GET', 'POST'] : ['POST'],
      url: call.path.slice('/api'.length),
      onRequest: gate.enter(call.kind),
      handler: (request, reply) => serve({ call, run }, { request, reply, ...options }),
    })
  }

  return { call, served: served as ReadonlyMap<string, ServedCall> }
}
export type Api = ReturnType<typeof createApi>

/** The value of the `Allow` header of a call. */
export function allowedMethods({ kind }: Call): string {
  return kind === 'read' ? 'GET, HEAD, POST, OPTIONS' : 'POST, OPTIONS'
}

type Exchange = Omit<ApiOptions, 'gate' | 'catalog'> & { request: FastifyRequest; reply: FastifyReply }

async function serve({ call, run }: ServedCall, { request, reply, answers, clientAddress, limited, countLookup }: Exchange) {
  // We don't decompress bodies.
  if (isCompressed(request)) return sendFailure(reply, 415, callerLanguage(request))
  const form = readForm(request)
  if (!form.ok) return sendFailure(reply, form.status, callerLanguage(request))
  const idempotencyKey = idempotencyKeyOf(request)
  if (idempotencyKey.length > maxKeyLength) {
    const problems: FieldProblem[] = [{ field: 'Idempotency-Key', problem: 'tooLong', limit: maxKeyLength }]
    return sendFailure(reply, 400, callerLanguage(request, form.pairs), { problems })
  }
  const address = clientAddress(request.raw)
  const caller = { address, idempotencyKey: idempotencyKey || undefined }
  const outcome = call.kind === 'send' ? await run(form.pairs, caller) : await computed(form.pairs, caller)
  // Handlers refuse with 503 only while the database is away.
  if (!outcome.ok && outcome.status === 503) requestNotes(reply.raw).unavailable ??= 'database'
  if (!outcome.ok) {
    return sendFailure(reply, outcome.status, callerLanguage(request, form.pairs), { ...outcome, required: call.required })
  }
  if (call.cache !== 'content') return sendUncached(reply, outcome.data)
  // Compressing a long list, and decompressing it for this client, would take longer than everything else.
  const compress = !takesOnlyPlain(request.headers['accept-encoding'])
  return sendPrepared(request, reply, await preparedSuccess(outcome.data, { path: call.path, answers, compress, countLookup }))

  /** Reads are computed in turn with pages: a client may ask for many at once. */
  async function computed(pairs: readonly Pair[], caller: Caller): Promise<Outcome> {
    const gone = goneSignal(reply.raw)
    try {
      return await limited(clientPrefix(caller.address), () => run(pairs, caller), gone)
    } catch (error) {
      if (error instanceof TooBusy) {
        requestNotes(reply.raw).unavailable = 'busy'
        return { ok: false, status: 503, problems: [] }
      }
      throw error
    }
  }
}

function readForm(request: FastifyRequest): ReadForm {
  if (request.method !== 'POST') return { ok: true, pairs: queryPairs(request) }
  // A POST without a body has no fields, so all defaults apply.
  if (!Buffer.isBuffer(request.body)) return { ok: true, pairs: [] }
  return readBody(request.body, request.headers['content-type'] ?? '')
}

async function runCall<Fields extends z.ZodObject>(
  schema: Fields,
  pairs: readonly Pair[],
  answer: (fields: z.output<Fields>) => unknown,
): Promise<Outcome> {
  const tooLong = tooLongFields(pairs)
  if (tooLong.length > 0 || hasTooManyFields(pairs)) return { ok: false, status: 413, problems: tooLong }
  const checked = checkFields(schema, pairs)
  if (!checked.ok) return { ok: false, status: 400, problems: checked.problems }
  const data = await answer(checked.fields)
  if (!(data instanceof Refusal)) return { ok: true, data }
  const problems: FieldProblem[] = data.field === undefined ? [] : [{ field: data.field, problem: data.problem }]
  return { ok: false, status: data.status, problems, retryAfter: data.retryAfter }
}

const maxKeyLength = 100

const idempotencyKeyOf = ({ headers }: FastifyRequest) => [headers['idempotency-key'] ?? []].flat().join(', ')
const isCompressed = ({ headers }: FastifyRequest) => (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity'
