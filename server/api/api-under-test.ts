import { join, resolve } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Catalog } from '#catalog/catalog.ts'
import type { Call } from '#contract/wire/call.ts'
import { success } from '#contract/wire/envelope.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { temporaryFolder } from '#publishing/testing/temporary-folder.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { crossSite } from '#server/http/cross-site.ts'
import { createRenderLimit } from '#server/pages/render-limit.ts'
import { createInbox } from '#submissions/inbox/inbox.ts'
import { createCertificates } from '#submissions/receive/certificates.ts'
import { createReceiver } from '#submissions/receive/receive.ts'
import { createSendLimits } from '#submissions/receive/send-limits.ts'
import { createVisits } from '#submissions/receive/visits.ts'
import type { OpenedResult } from '#submissions/searches/search-counter.ts'
import { openSqliteStore } from '#submissions/store/sqlite-store.ts'
import { type Store, staffTimeoutMs } from '#submissions/store/store.ts'
import { type ApiParts, registerApi } from './register-api.ts'

const fixtureFolder = resolve(import.meta.dirname, '../../publishing/test-content')

export type ApiUnderTest = AsyncDisposable & { app: FastifyInstance; origin: string; logged: unknown[]; store: Store }
type Changed = Partial<Omit<ApiParts, 'submissions'>> & {
  limitSend?: number
  now?: () => Date
  store?: Store
  countOpened?: (opened: OpenedResult) => void
}

/** Starts the API on a free port, with the fixture content. */
export async function openApiUnderTest({
  limitSend = 0,
  now,
  store,
  countOpened = () => {},
  ...changed
}: Changed = {}): Promise<ApiUnderTest> {
  const catalog = await loadCatalog(fixtureFolder)
  const logged: unknown[] = []
  const app = Fastify({ routerOptions: { caseSensitive: false }, return503OnClosing: false })
  const log = { error: (...facts: unknown[]) => void logged.push(facts) }
  const isCrossSite = crossSite({ publicUrl: 'http://localhost', corsOrigins: [] })
  const parts = {
    catalog: () => catalog,
    limitRead: 0,
    clientAddress: clientAddress(['loopback']),
    limited: createRenderLimit().limited,
    corsOrigins: [],
    isCrossSite,
    log,
    noteSecurityEvent: () => {},
  }
  const { folder, ...temporary } = await temporaryFolder()
  // On a busy machine the first operation, which creates the database, can take longer than visitors wait.
  const ownStore = store ?? openSqliteStore(join(folder, 'hearth.db'), { timeoutMs: staffTimeoutMs })
  const submissions = { ...submissionParts(ownStore, catalog, limitSend, now), searches: { countOpened } }
  await registerApi(app, { ...parts, submissions, ...changed })
  app.addHook('onClose', async () => {
    await ownStore.close()
    await temporary[Symbol.asyncDispose]()
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, origin, logged, store: ownStore, [Symbol.asyncDispose]: () => app.close() }
}

function submissionParts(
  store: Store,
  { warrantedModel: findModel, visitRules: rulesOf }: Catalog,
  limitSend: number,
  now = () => new Date(),
) {
  const inbox = createInbox(store, { webhook: false, now })
  const receive = createReceiver({ inbox, limits: createSendLimits(limitSend), now, count: () => {} })
  const certificates = createCertificates({ store, noteRefusal: () => {}, findModel, now: () => now().getTime() })
  const visits = createVisits({ store, inbox, receive, rulesOf, wake: () => {}, now })
  return { receive, inbox, certificates, visits, now }
}

export type Fields = Record<string, string>

/** All ways to send the fields of a call. */
export const transports = {
  query: (url: string, fields: Fields) => fetch(`${url}?${new URLSearchParams(fields)}`),
  multipart: (url: string, fields: Fields) => fetch(url, { method: 'POST', body: formData(Object.entries(fields)) }),
  urlencoded: (url: string, fields: Fields) => fetch(url, { method: 'POST', body: new URLSearchParams(fields) }),
  json: (url: string, fields: Fields) => postJson(url, JSON.stringify(fields)),
} as const

export function formData(entries: readonly (readonly [string, string | Blob])[]): FormData {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

export function postJson(url: string, body: string): Promise<Response> {
  return fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
}

/** The data of a successful response. Throws if it does not match the call's schema. */
export async function dataOf<Data extends z.ZodType>(call: Call<z.ZodObject, Data>, answer: Response): Promise<z.output<Data>> {
  const envelope: unknown = await answer.json()
  const data = call.data.parse(success(z.unknown()).parse(envelope).data)
  // Parsing removes undeclared fields, so this comparison finds them.
  const declared = { code: 1, msg: 'success', data }
  if (JSON.stringify(inOrder(declared)) !== JSON.stringify(inOrder(envelope)))
    throw new Error(`${call.path} returns undeclared fields`)
  return data
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, inner]) => [name, inOrder(inner)]),
  )
}
