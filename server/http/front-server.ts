import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { PostFromMemory } from '../api/post-from-memory.ts'
import type { Pages } from '../pages/pages.ts'
import { sendPage } from '../pages/send-page.ts'
import { answerBare } from './answer-bare.ts'
import type { Metrics } from './metrics.ts'
import type { QuietTimes } from './quiet-times.ts'
import { namesOneHost } from './refuse-malformed.ts'
import { routable } from './routable.ts'
import type { StaticFiles } from './static-files.ts'
import { responsesWith, type TransportSecurity } from './transport-security.ts'

/** Of the time after which an idle connection is closed. */
const announcedShare = 0.75

type FrontParts = {
  pages: Pages
  /** Answers a read of the API from memory. Returns false if the router must answer it. */
  answerRead: (request: IncomingMessage, response: ServerResponse) => boolean
  answerPost: PostFromMemory
  files: StaticFiles
  metrics: Metrics
  quietTimes: QuietTimes
  transportSecurity: TransportSecurity
  silentMs?: number
  /** In development: Vite's middleware, which serves scripts and styles. It runs before our router. */
  beforeAll?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** Creates the HTTP server. It sends cached pages, API answers and built files from memory, before the router. */
export function createFrontServer(
  { pages, answerRead, answerPost, files, metrics, quietTimes, transportSecurity, silentMs = 20_000, beforeAll }: FrontParts,
  listener: RequestListener,
): Server {
  function route(request: IncomingMessage, response: ServerResponse) {
    metrics.countWhenSent(request, response)
    if (!routable(request, response)) return
    const file = request.method === 'GET' || request.method === 'HEAD' ? files.byUrl(request.url ?? '/') : undefined
    if (file) sendPage(request, response, file)
    else if (beforeAll) beforeAll(request, response, () => listener(request, response))
    else listener(request, response)
  }

  const server = createServer(
    {
      headersTimeout: 8_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 8_192,
      requestTimeout: 15_000,
      // This would set two timers for each request. `setTimeout` below closes idle connections.
      keepAliveTimeout: 0,
      // A request without a body gets no stream for it (`emptyBodyEnds`).
      optimizeEmptyRequests: true,
      // Otherwise Node itself refuses requests without Host, without our security headers.
      requireHostHeader: false,
      ServerResponse: responsesWith(transportSecurity),
    },
    (request, response) => {
      quietTimes.noteRequest()
      announceKeepAlive(response, silentMs)
      // While stopping, close connections after their response, but only once no new ones are accepted: otherwise clients just reconnect.
      if (!server.listening) response.shouldKeepAlive = false
      if (!namesOneHost(request)) return answerBare(response, 400, { Connection: 'close' })
      if (pages.answerFromMemory(request, response)) return metrics.countStored('stored', response)
      if (answerRead(request, response)) return metrics.countStored('api', response)
      answerPost(request, response, (answered) => {
        if (answered) metrics.countStored('api', response)
        else route(request, response)
      })
    },
  )
  server.on('checkExpectation', (_request, response) => answerBare(response, 417))
  // Mainly for clients that do not read. Fastify's `connectionTimeout` has no effect on a server from `serverFactory`.
  server.setTimeout(silentMs, closeUnlessRequested)
  server.maxConnections = 20_000
  return server
}

/** Node's field for the header `Keep-Alive`. A version of Node without it sends none. */
type WithKeepAlive = ServerResponse & { _keepAliveTimeout?: number }

/** Tells clients how long they may use the connection again. It is closed later than that, so that none is closed while a request is on its way. */
function announceKeepAlive(response: WithKeepAlive, silentMs: number) {
  response._keepAliveTimeout = silentMs * announcedShare
}

/**
 * Closes an idle connection. After a long computation, timers run before what has arrived meanwhile is read: a request may be waiting in the
 * connection, and Node would reset it.
 */
function closeUnlessRequested(socket: Socket) {
  const { bytesRead } = socket
  setImmediate(() => {
    if (socket.bytesRead === bytesRead) socket.destroy()
  })
}
