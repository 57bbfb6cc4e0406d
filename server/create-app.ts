import type { IncomingMessage, ServerResponse } from 'node:http'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { FileStore } from '#catalog/media/file-store.ts'
import type { PictureStore } from '#catalog/media/picture-store.ts'
import type { CatalogSource } from '#catalog/watch-content.ts'
import type { Submissions } from '#submissions/open-submissions.ts'
import { registerApi } from './api/register-api.ts'
import type { Config } from './config.ts'
import { clientAddress } from './http/client-address.ts'
import { crossSite } from './http/cross-site.ts'
import { createFrontServer } from './http/front-server.ts'
import { registerHealth } from './http/health.ts'
import { registerMedia } from './http/media.ts'
import type { Metrics } from './http/metrics.ts'
import { refuseMalformed } from './http/refuse-malformed.ts'
import type { NoteSecurityEvent } from './http/security-events.ts'
import { bareContentSecurityPolicy, securityHeaders } from './http/security-headers.ts'
import type { StaticFiles } from './http/static-files.ts'
import { answerError } from './pages/answer-error.ts'
import { answerPage } from './pages/answer-page.ts'
import type { Pages } from './pages/pages.ts'
import { postedForm } from './pages/posted-form.ts'
import { registerPages } from './pages/register-pages.ts'
import { registerUnsubscribe } from './pages/register-unsubscribe.ts'

export type AppParts = {
  config: Config
  content: CatalogSource
  pages: Pages
  files: StaticFiles
  metrics: Metrics
  pictures: PictureStore
  mediaFiles: FileStore
  submissions: Submissions
  noteSecurityEvent: NoteSecurityEvent
  log: FastifyBaseLogger
  /** How long a connection may be silent, both ways, before it is closed; tests do not wait as long. */
  silentMs?: number
  /** In development, Vite answers for scripts and styles before anything of ours. */
  beforeAll?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

type StoppableApp = {
  app: FastifyInstance
  announceStop: () => void
  /** The last moment to answer in: whoever cannot be served any more is told so. */
  lastCall: () => void
  isStopping: () => boolean
}

/** Parts in, a server out. */
export async function createApp(parts: AppParts): Promise<StoppableApp> {
  const { config, content, pages, pictures, mediaFiles, submissions, noteSecurityEvent, log } = parts
  const clientAddressOf = clientAddress(config.proxies)
  const isCrossSite = crossSite(config)
  let stopping = false

  const app = Fastify({
    loggerInstance: log,
    // One line a request would put addresses of visitors into the log; the metrics count requests instead.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: false, maxParamLength: 500 },
    // While it stops, it goes on answering: a call gets its envelope, not the framework's own words.
    return503OnClosing: false,
    serverFactory: (listener) => createFrontServer({ ...parts, transportSecurity: config.transportSecurity }, listener),
    clientErrorHandler: refuseMalformed,
    // An address that cannot be decoded is no page; it gets the 404 page like any other.
    frameworkErrors: (_error, request, reply) => answerPage(reply, () => pages.answer(request.raw, reply.raw)),
  })
  app.setErrorHandler((error, _request, reply) => answerError(error, reply))
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders).header('Content-Security-Policy', bareContentSecurityPolicy)
  })

  registerHealth(app, { content, databaseStatus: submissions.databaseStatus, isStopping: () => stopping })
  await registerApi(app, {
    catalog: () => content.current(),
    submissions,
    limitRead: config.readsPerMinute,
    clientAddress: clientAddressOf,
    corsOrigins: config.corsOrigins,
    isCrossSite,
    noteSecurityEvent,
    log,
  })
  await registerUnsubscribe(app, submissions.unsubscribe)
  registerMedia(app, { catalog: () => content.current(), pictures, mediaFiles, log })
  await registerPages(app, {
    pages,
    content,
    origin: config.publicUrl,
    isCrossSite,
    noteSecurityEvent,
    readPosted: ({ raw, headers }, body) =>
      postedForm(submissions, { body, contentType: headers['content-type'] ?? '', address: clientAddressOf(raw) }),
  })

  return {
    app,
    announceStop: () => {
      stopping = true
      pages.rest()
    },
    lastCall: pages.refuseWaiting,
    isStopping: () => stopping,
  }
}
