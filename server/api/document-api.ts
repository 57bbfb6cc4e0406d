import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Catalog } from '#catalog/catalog.ts'
import { defaultLanguage } from '#contract/languages.ts'
import type { Call } from '#contract/wire/call.ts'
import { formToken } from '#contract/wire/calls/information-calls.ts'
import { showVisit, visitTimes } from '#contract/wire/calls/visit-calls.ts'
import { preparedAnswer, sendPrepared } from './answers.ts'
import type { Api, ServedCall } from './api.ts'
import { type DocumentedCall, docsPage } from './docs-page.ts'
import { docsStyle } from './docs-style.ts'
import { exampleFields, ownExample, shortened } from './example-fields.ts'
import type { Gate } from './gate.ts'
import { openApi } from './openapi.ts'

const styleHash = createHash('sha256').update(docsStyle).digest('base64')
const docsPolicy = [
  "default-src 'none'",
  `style-src 'self' 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Serves the documentation of the API: `/api/openapi.json` for programs, `/api/docs` for people. */
export function documentApi(scope: FastifyInstance, { api, gate, catalog }: { api: Api; gate: Gate; catalog: () => Catalog }) {
  const onRequest = gate.enter('read')
  const documents = perVersion(async (current) => ({
    contract: await preparedAnswer({
      key: 'contract',
      body: JSON.stringify(openApi(callsOf(api), { title: titleOf(current), version: '1.0.0' })),
    }),
    page: await preparedAnswer({
      key: 'page',
      body: docsPage(await Promise.all([...api.served.values()].map((served) => documented(served, current))), titleOf(current)),
      type: 'text/html; charset=utf-8',
      contentSecurityPolicy: docsPolicy,
    }),
  }))

  scope.get('/openapi.json', { onRequest }, async (request, reply) => {
    const { contract } = await documents(catalog())
    sendPrepared(request, reply, contract)
  })

  scope.get('/docs', { onRequest }, async (request, reply) => {
    const { page } = await documents(catalog())
    sendPrepared(request, reply, page)
  })
}

const callsOf = ({ served }: Api) => [...served.values()].map(({ call }) => call)
const titleOf = (catalog: Catalog) => `${catalog.site(defaultLanguage).brand} API`

async function documented({ call, run }: ServedCall, catalog: Catalog): Promise<DocumentedCall> {
  // Running these calls would store something, make a secret or ask the database, so their examples are fixed.
  if (call.kind === 'send' || hasFixedExample(call)) return { call, ...ownExample(call) }
  const fields = exampleFields(call, catalog)
  const pairs = Object.entries(fields).map(([name, value]) => ({ name, value }))
  const outcome = await run(pairs, { address: '', idempotencyKey: undefined })
  return { call, fields, answer: outcome.ok ? { code: 1, msg: 'success', data: shortened(outcome.data) } : undefined }
}

const fixedExamples: readonly string[] = [formToken.path, visitTimes.path, showVisit.path]
const hasFixedExample = ({ path }: Call) => fixedExamples.includes(path)

/** Caches a result per version of the content. */
function perVersion<Made>(make: (catalog: Catalog) => Promise<Made>) {
  let latest: { version: string; made: Promise<Made> } | undefined
  return (catalog: Catalog) => {
    if (latest?.version === catalog.version) return latest.made
    const made = make(catalog)
    latest = { version: catalog.version, made }
    made.catch(() => {
      latest = undefined
    })
    return made
  }
}
