import type { IncomingMessage, ServerResponse } from 'node:http'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { DocumentStore } from '#publishing/documents/document-store.ts'
import type { FileStore } from '#publishing/pictures/file-store.ts'
import type { PictureStore } from '#publishing/pictures/picture-store.ts'
import type { CatalogSource } from '#publishing/watch/catalog-source.ts'
import type { Submissions } from '#submissions/open-submissions.ts'
import { clientPrefix } from '#submissions/receive/subscriber.ts'
import { registerApi } from './api/register-api.ts'
import type { Config } from './config/config.ts'
import { createAccessLog } from './http/access-log.ts'
import { clientAddress } from './http/client-address.ts'
import { crossSite } from './http/cross-site.ts'
import { createFrontServer, type ResponseCounter } from './http/front-server.ts'
import { registerHealth } from './http/health.ts'
import { registerMedia } from './http/media.ts'
import type { QuietTimes } from './http/quiet-times.ts'
import { refuseMalformed } from './http/refuse-malformed.ts'
import { requestNotes } from './http/request-notes.ts'
import type { NoteSecurityEvent } from './http/security-events.ts'
import { bareContentSecurityPolicy, securityHeaders } from './http/security-headers.ts'
import type { StaticFiles } from './http/static-files.ts'
import type { Metrics } from './metrics/metrics.ts'
import { answerError } from './pages/answer-error.ts'
import { answerPage } from './pages/answer-page.ts'
import type { Pages } from './pages/pages.ts'
import { postedForm } from './pages/posted-form.ts'
import { registerPages } from './pages/register-pages.ts'
import { registerUnsubscribe } from './pages/register-unsubscribe.ts'
import { registerVisitCalendar } from './pages/register-visit-calendar.ts'
import type { RenderLimit } from './pages/render-limit.ts'

export type AppParts = {
  config: Config
  content: CatalogSource
  pages: Pages
  files: StaticFiles
  metrics: ResponseCounter & Pick<Metrics, 'countLookup' | 'watchStored'>
  quietTimes: QuietTimes
  pictures: PictureStore
  documents: DocumentStore
  mediaFiles: FileStore
  submissions: Submissions
  renderLimit: RenderLimit
  noteSecurityEvent: NoteSecurityEvent
  log: FastifyBaseLogger
  /** Idle timeout of a connection in milliseconds. Tests use a shorter one. */
  silentMs?: number
  /** In development: Vite's middleware, which serves scripts and styles. It runs before our router. */
  beforeAll?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

type StoppableApp = {
  app: FastifyInstance
  announceStop: () => void
  /** Answers 503 to requests whose page is not being rendered yet. */
  refuseWaiting: () => void
  isStopping: () => boolean
}

/** Creates the Fastify app from its parts. */
export async function createApp(parts: AppParts): Promise<StoppableApp> {
  const { config, content, pages, metrics, pictures, documents, mediaFiles, submissions, renderLimit, noteSecurityEvent, log } =
    parts
  const clientAddressOf = clientAddress(config.trustedProxies)
  const isCrossSite = crossSite(config)
  const accessLog = config.accessLog ? createAccessLog(log) : undefined
  let stopping = false

  const app = Fastify({
    loggerInstance: log,
    // A line per request would log visitors' IP addresses. Metrics count requests instead.
    logController: new LogController({ disableRequestLogging: true }),
    // A logger per request would be made for nothing: hardly any request is logged.
    childLoggerFactory: (logger) => logger,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: false, maxParamLength: 500 },
    // Requests are still answered while the server stops. API clients must get our envelope, not Fastify's own 503.
    return503OnClosing: false,
    serverFactory: (listener) =>
      createFrontServer(
        { ...parts, transportSecurity: config.transportSecurity, maxHeaderSize: config.maxHeaderSize, accessLog },
        listener,
      ),
    clientErrorHandler: refuseMalformed,
    // A URL that cannot be decoded gets the 404 page.
    frameworkErrors: (_error, request, reply) => answerPage(reply, () => pages.answer(request.raw, reply.raw)),
  })
  app.setErrorHandler((error, _request, reply) => answerError(error, reply))
  app.addHook('onRequest', async (request, reply) => {
    requestNotes(reply.raw).route = request.routeOptions.url
    reply.headers(securityHeaders).header('Content-Security-Policy', bareContentSecurityPolicy)
  })

  registerHealth(app, { content, databaseStatus: submissions.databaseStatus, isStopping: () => stopping })
  const { cachedAnswers } = await registerApi(app, {
    catalog: () => content.current(),
    submissions,
    limitRead: config.readsPerMinute,
    clientAddress: clientAddressOf,
    limited: renderLimit.limited,
    corsOrigins: config.corsOrigins,
    isCrossSite,
    noteSecurityEvent,
    countLookup: (result) => metrics.countLookup('answer', result),
    log,
  })
  metrics.watchStored('answer', cachedAnswers)
  await registerUnsubscribe(app, submissions.unsubscribe)
  registerVisitCalendar(app, { visits: submissions.visits, catalog: () => content.current(), publicUrl: config.publicUrl })
  registerMedia(app, {
    catalog: () => content.current(),
    clientOf: (request) => clientPrefix(clientAddressOf(request)),
    pictures,
    documents,
    mediaFiles,
    mediaOfOthers: content.mediaOfOthers,
    log,
  })
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
      pages.stopBackgroundWork()
    },
    refuseWaiting: pages.refuseWaiting,
    isStopping: () => stopping,
  }
}
