import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Catalog } from '#catalog/catalog.ts'
import type { Call } from '#contract/wire/call.ts'
import { sendData, sendFailure } from './answers.ts'
import { callerLanguage, queryPairs } from './caller-language.ts'
import { checkFields, type FieldProblem, isTooMuch } from './check-fields.ts'
import type { Pair, ReadForm } from './form-pairs.ts'
import type { Gate } from './gate.ts'
import { readBody } from './read-body.ts'
import { Refusal } from './refusal.ts'

type Answer<Data> = Data | Refusal
export type Handler<Fields extends z.ZodObject, Data extends z.ZodType> = (
  fields: z.output<Fields>,
  catalog: Catalog,
) => Answer<z.input<Data>> | Promise<Answer<z.input<Data>>>

export type Outcome = { ok: true; data: unknown } | { ok: false; status: 400 | 404 | 409 | 413 | 503; problems: FieldProblem[] }
/** A call with its handler behind it: fields as they are sent, in; what is answered, out. */
export type ServedCall = { call: Call; run: (pairs: readonly Pair[]) => Promise<Outcome> }

/** The one place that knows how a call travels: methods, types of body, limits, envelope, caching, languages of errors. */
export function createApi(app: FastifyInstance, { catalog, gate }: { catalog: () => Catalog; gate: Gate }) {
  const served = new Map<string, ServedCall>()

  function call<Fields extends z.ZodObject, Data extends z.ZodType>(call: Call<Fields, Data>, handler: Handler<Fields, Data>) {
    const run = (pairs: readonly Pair[]) => runCall(call.fields, handler, pairs, catalog())
    served.set(call.path.toLowerCase(), { call, run })
    app.route({
      method: call.kind === 'read' ? ['GET', 'POST'] : ['POST'],
      url: call.path.slice('/api'.length),
      onRequest: gate.enter(call.kind),
      handler: (request, reply) => serve({ call, run }, request, reply),
    })
  }

  return { call, served: served as ReadonlyMap<string, ServedCall> }
}
export type Api = ReturnType<typeof createApi>

/** The methods that a call answers, as they stand in `Allow`. */
export function allowedMethods({ kind }: Call): string {
  return kind === 'read' ? 'GET, HEAD, POST, OPTIONS' : 'POST, OPTIONS'
}

async function serve({ call, run }: ServedCall, request: FastifyRequest, reply: FastifyReply) {
  // Bytes that were packed are of another type than the type says.
  if (isPacked(request)) return sendFailure(reply, 415, callerLanguage(request))
  const form = readForm(request)
  if (!form.ok) return sendFailure(reply, form.status, callerLanguage(request))
  const outcome = await run(form.pairs)
  if (outcome.ok) return sendData(request, reply, call.cache, outcome.data)
  return sendFailure(reply, outcome.status, callerLanguage(request, form.pairs), { problems: outcome.problems })
}

function readForm(request: FastifyRequest): ReadForm {
  if (request.method !== 'POST') return { ok: true, pairs: queryPairs(request) }
  // A POST without a body has no fields; every default applies.
  if (!Buffer.isBuffer(request.body)) return { ok: true, pairs: [] }
  return readBody(request.body, request.headers['content-type'] ?? '')
}

async function runCall<Fields extends z.ZodObject, Data extends z.ZodType>(
  schema: Fields,
  handler: Handler<Fields, Data>,
  pairs: readonly Pair[],
  catalog: Catalog,
): Promise<Outcome> {
  if (isTooMuch(pairs)) return { ok: false, status: 413, problems: [] }
  const checked = checkFields(schema, pairs)
  if (!checked.ok) return { ok: false, status: 400, problems: checked.problems }
  const data = await handler(checked.fields, catalog)
  if (!(data instanceof Refusal)) return { ok: true, data }
  const problems: FieldProblem[] = data.field === undefined ? [] : [{ field: data.field, problem: 'notFound' }]
  return { ok: false, status: data.status, problems }
}

const isPacked = ({ headers }: FastifyRequest) => (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity'
