import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { ApplianceAlerts } from '#publishing/read/appliance-alerts.ts'
import type { VisitPlaces } from '#publishing/read/visit-places.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import type { AnswerMailer } from '#submissions/channels/answer-mailer.ts'
import { type Store, StoreUnavailable } from '#submissions/store/store.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import { EditRefused } from '../edits/edit.ts'
import { StorageFault } from '../files/storage.ts'
import type { Publishing } from '../releases/open-publishing.ts'
import { type CallName, calls } from '../wire/calls.ts'
import type { PreviewAddress } from '../wire/preview.ts'
import { type Act, isAllowed } from '../wire/rights.ts'
import { importBytes } from '../wire/translate.ts'
import { type NoUser, type User, userOf } from './access/entrance.ts'
import type { Keys } from './access/keys.ts'
import { type Refusal, refusalOf } from './access/refusal.ts'
import { refusalPage } from './access/refusal-page.ts'
import type { Bundle } from './bundle.ts'
import type { StudioConfig } from './config.ts'
import { fileHandlers, handlers } from './handlers.ts'
import { mediaRoutes } from './media-routes.ts'
import type { Writing } from './writing.ts'

type Parts = {
  config: StudioConfig
  keys: Keys
  store: Store
  drafts: DraftStore
  publishing: Publishing
  writing: Writing
  bundle: Bundle
  /** Undefined until the preview listens. */
  previewAddress: () => PreviewAddress | undefined
  publicUrl: string
  mailer: AnswerMailer | undefined
  hasWebhook: boolean
  alertsOf: ApplianceAlerts
  visitPlaces: VisitPlaces
  /** The name of the member of staff who has the key. A proxy names each user itself. */
  staffName: string
  now: () => Date
  reportError: (error: unknown) => void
}

/** The longest text of a content file fits, with its escapes. */
const bodyBytes = 512 * 1024

/** The server of the studio. `port` is known only after listening. */
export function createStudio(parts: Parts): FastifyInstance {
  const { config, keys, bundle, staffName } = parts
  const app = Fastify({ logger: false, bodyLimit: bodyBytes, forceCloseConnections: true })
  const port = () => portOf(app) ?? config.port
  app.decorateRequest(userKey)

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      ...securityHeaders,
      'Referrer-Policy': 'no-referrer',
      'X-Frame-Options': 'DENY',
      'Cache-Control': 'no-store',
    })
    const given = keyIn(request)
    const isOpening = config.entrance.by === 'key' && given !== undefined
    const { method, headers } = request
    const hasKey = isOpening || keys.hasCookie(headers.cookie, port())
    const { entrance } = config
    const user = refusalOf({ method, headers }, { entrance, port: port() }) ?? userOf({ headers, hasKey, staffName }, entrance)
    if (typeof user === 'string') return refuse(reply, user)
    request.setDecorator(userKey, user)
    if (!isOpening) return
    if (!keys.opens(given)) return refuse(reply, 'no key')
    // The key leaves the address, and so the history of the browser.
    return reply.header('Set-Cookie', keys.cookie(port())).redirect('/', 303)
  })

  app.get('/', (request, reply) => {
    const nonce = randomBytes(18).toString('base64')
    return reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', contentSecurityPolicy(nonce, frameOrigin(request, parts.previewAddress())))
      .send(bundle.html.replaceAll('%NONCE%', nonce))
  })

  app.get('/assets/*', (request, reply) => {
    const file = bundle.files.get(request.url)
    if (!file) return reply.code(404).send()
    return reply.type(file.type).header('Cache-Control', 'private, max-age=31536000, immutable').send(file.body)
  })

  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body)
  for (const name of Object.keys(calls) as CallName[]) {
    const bodyLimit = name === 'translateImport' ? importBytes : bodyBytes
    app.post(`/api/${name}`, { bodyLimit, onRequest: only(name) }, async (request, reply) => {
      const { body, query } = request
      const fields = calls[name].safeParse(Buffer.isBuffer(body) ? { ...(query as object), file: body } : body)
      if (!fields.success) return reply.code(400).send({ error: 'fields' })
      const user = userIn(request)
      const context = { ...parts, user, by: { who: user.name, at: parts.now().toISOString() } }
      if (isFileCall(name)) {
        const file = await fileHandlers[name](fields.data as never, context)
        if (!file) return reply.code(204).send()
        return reply.type(file.type).header('Content-Disposition', `attachment; filename="${file.name}"`).send(file.body)
      }
      const answer = await handlers[name](fields.data as never, context)
      return answer === undefined ? reply.code(404).send({ error: 'missing' }) : answer
    })
  }

  mediaRoutes(app, { ...parts, only, who: (request) => userIn(request).name })

  app.setNotFoundHandler((_, reply) => reply.code(404).send({ error: 'missing' }))
  app.setErrorHandler((error: Error & { statusCode?: number }, _, reply) => {
    if (error instanceof StoreUnavailable) return reply.code(503).send({ error: 'database' })
    if (error instanceof StorageFault) return reply.code(507).send({ error: error.reason })
    if (error instanceof EditRefused) return reply.code(422).send({ error: 'edit' })
    if (error.statusCode !== undefined && error.statusCode < 500) return reply.code(error.statusCode).send({ error: 'request' })
    parts.reportError(error)
    return reply.code(500).send({ error: 'studio' })
  })
  return app
}

/** The port it listens on. Undefined before. */
export function portOf(app: FastifyInstance): number | undefined {
  const address = app.server.address()
  return typeof address === 'object' ? address?.port : undefined
}

/** Where a request has the user who sent it. */
const userKey = 'user'
const userIn = (request: FastifyRequest): User => request.getDecorator(userKey)

/** Refuses all whose roles do not allow it, before the body is read. */
const only = (act: Act) => async (request: FastifyRequest, reply: FastifyReply) => {
  if (!isAllowed(userIn(request).roles, act)) return reply.code(403).send({ error: 'role' })
}

const isFileCall = (name: CallName): name is keyof typeof fileHandlers => Object.hasOwn(fileHandlers, name)

function keyIn({ method, url }: FastifyRequest): string | undefined {
  if (method !== 'GET' || !url.startsWith('/?')) return undefined
  return new URLSearchParams(url.slice(2)).get('key') ?? undefined
}

function refuse(reply: FastifyReply, refusal: Refusal | NoUser) {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
  return reply.code(403).header('Content-Security-Policy', policy).type('text/html; charset=utf-8').send(refusalPage(refusal))
}

/** The origin of the preview, as the browser names this machine. */
function frameOrigin({ headers }: FastifyRequest, address: PreviewAddress | undefined): string {
  if (address === undefined) return "'none'"
  return 'origin' in address ? address.origin : `http://${(headers.host ?? '').replace(/:\d+$/, '')}:${address.port}`
}

/**
 * With it, the Markdown editor (`@lexical/clipboard`) parses pasted HTML into a document that runs no scripts. It makes the policy anew for
 * each paste.
 */
const pastePolicy = 'lexical'

/** React Aria adds one style element, which needs the nonce. */
const contentSecurityPolicy = (nonce: string, frame: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    `frame-src ${frame}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types default ${pastePolicy} 'allow-duplicates'`,
  ].join('; ')
