import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { FileStore } from '#catalog/media/file-store.ts'
import type { PictureStore } from '#catalog/media/picture-store.ts'
import type { CatalogSource } from '#catalog/watch-content.ts'
import { registerApi } from './api/register-api.ts'
import type { Config } from './config.ts'
import { clientAddress } from './http/client-address.ts'
import { registerHealth } from './http/health.ts'
import { registerMedia } from './http/media.ts'
import type { Metrics } from './http/metrics.ts'
import { routable } from './http/routable.ts'
import { securityHeaders } from './http/security-headers.ts'
import type { StaticFiles } from './http/static-files.ts'
import type { Information } from './information/open-information.ts'
import { postedForm } from './information/posted-form.ts'
import { answerError } from './pages/answer-error.ts'
import { answerPage } from './pages/answer-page.ts'
import type { Pages } from './pages/pages.ts'
import { registerPages } from './pages/register-pages.ts'
import { sendPage } from './pages/send-page.ts'

export type AppParts = {
  config: Config
  content: CatalogSource
  pages: Pages
  files: StaticFiles
  metrics: Metrics
  pictures: PictureStore
  mediaFiles: FileStore
  information: Information
  log: FastifyBaseLogger
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

/** Parts in, a server out. Tests build the same app from other parts. */
export async function createApp(parts: AppParts): Promise<StoppableApp> {
  const { config, content, pages, pictures, mediaFiles, information, log } = parts
  const clientAddressOf = clientAddress(config.trustedProxies)
  let stopping = false

  const app = Fastify({
    loggerInstance: log,
    // One line a request would put addresses of visitors into the log; the metrics count requests instead.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: false, maxParamLength: 500 },
    requestTimeout: 15_000,
    connectionTimeout: 10_000,
    keepAliveTimeout: 5_000,
    // While it stops, it goes on answering: a call gets its envelope, not the framework's own words.
    return503OnClosing: false,
    serverFactory: (listener) => frontServer(parts, listener, () => stopping),
    // An address that cannot be decoded is no page; it gets the 404 page like any other.
    frameworkErrors: (_error, request, reply) => answerPage(reply, () => pages.answer(request.raw, reply.raw)),
  })
  app.setErrorHandler((error, _request, reply) => answerError(error, reply))
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders)
  })

  registerHealth(app, { content, databaseStatus: information.databaseStatus, isStopping: () => stopping })
  await registerApi(app, {
    catalog: () => content.current(),
    information,
    limitRead: config.readsPerMinute,
    clientAddress: clientAddressOf,
    corsOrigins: config.corsOrigins,
    log,
  })
  registerMedia(app, { catalog: () => content.current(), pictures, mediaFiles, log })
  await registerPages(app, {
    pages,
    content,
    origin: config.publicUrl,
    readPosted: ({ raw, headers }, body) =>
      postedForm(information, { body, contentType: headers['content-type'] ?? '', address: clientAddressOf(raw) }),
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

/** Memory answers first: stored pages and built files never reach the router. */
function frontServer(
  { pages, files, metrics, beforeAll }: AppParts,
  listener: RequestListener,
  isStopping: () => boolean,
): Server {
  const server = createServer(
    {
      headersTimeout: 8_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 8_192,
      requestTimeout: 15_000,
      keepAliveTimeout: 5_000,
    },
    (request, response) => {
      // A client that used this connection again could find it closed between its request and our answer.
      if (isStopping()) response.shouldKeepAlive = false
      if (pages.answerFromMemory(request, response)) {
        metrics.countStored()
        return
      }
      metrics.countWhenSent(request, response)
      if (!routable(request, response)) return
      const file = request.method === 'GET' || request.method === 'HEAD' ? files.byUrl(request.url ?? '/') : undefined
      if (file) sendPage(request, response, file)
      else if (beforeAll) beforeAll(request, response, () => listener(request, response))
      else listener(request, response)
    },
  )
  server.maxConnections = 20_000
  return server
}
