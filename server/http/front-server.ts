import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Pages } from '../pages/pages.ts'
import { sendPage } from '../pages/send-page.ts'
import type { AccessLog } from './access-log.ts'
import { answerBare } from './answer-bare.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { QuietTimes } from './quiet-times.ts'
import { namesOneHost } from './refuse-malformed.ts'
import { inRequest } from './request-context.ts'
import { maxUrlLength, maxHeaderSize as usualHeaderSize } from './request-limits.ts'
import { routable } from './routable.ts'
import type { StaticFiles } from './static-files.ts'
import { type TransportSecurity, transportSecurityHeader } from './transport-security.ts'

/** Clients are told that they may use a connection again within this share of the time after which it is closed. */
const keepAliveShare = 0.75

/** Told of every response. */
export type ResponseCounter = {
  countCached: (response: ServerResponse) => void
  countAtEnd: (request: IncomingMessage, response: ServerResponse) => void
}

type FrontParts = {
  pages: Pages
  files: StaticFiles
  metrics: ResponseCounter
  quietTimes: QuietTimes
  transportSecurity: TransportSecurity
  maxHeaderSize?: number
  accessLog?: AccessLog | undefined
  silentMs?: number
  /** In development: Vite's middleware, which serves scripts and styles. It runs before our router. */
  beforeAll?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** Creates the HTTP server. It sends cached pages and built files from memory, before the router. */
export function createFrontServer(
  {
    pages,
    files,
    metrics,
    quietTimes,
    transportSecurity,
    maxHeaderSize = usualHeaderSize,
    accessLog,
    silentMs = 20_000,
    beforeAll,
  }: FrontParts,
  listener: RequestListener,
): Server {
  const strictTransport = transportSecurityHeader[transportSecurity]

  function route(request: IncomingMessage, response: ServerResponse, requestId: string) {
    metrics.countAtEnd(request, response)
    if (!routable(request, response)) return
    const file = request.method === 'GET' || request.method === 'HEAD' ? files.byUrl(request.url ?? '/') : undefined
    if (file) return sendPage(request, response, file)
    // In cached pages it would be that of somebody else.
    response.setHeader('X-Request-Id', requestId)
    if (beforeAll) beforeAll(request, response, () => listener(request, response))
    else listener(request, response)
  }

  const server = createServer(
    {
      headersTimeout: 8_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize,
      requestTimeout: 15_000,
      keepAliveTimeout: silentMs * keepAliveShare,
      // Otherwise Node itself refuses requests without Host, without our security headers.
      requireHostHeader: false,
    },
    oneAtATime((request, response) => {
      quietTimes.noteRequest()
      accessLog?.(request, response)
      if (strictTransport !== undefined) response.setHeader('Strict-Transport-Security', strictTransport)
      // While stopping, close connections after their response, but only once no new ones are accepted: otherwise clients just reconnect.
      if (!server.listening) response.shouldKeepAlive = false
      if (!namesOneHost(request)) return answerBare(response, 400, { Connection: 'close' })
      if ((request.url?.length ?? 0) > maxUrlLength) return answerBare(response, 414, { Connection: 'close' })
      if (pages.answerFromMemory(request, response)) return metrics.countCached(response)
      inRequest(request, ({ requestId }) => route(request, response, requestId))
    }),
  )
  server.on('checkExpectation', (_request, response) => answerBare(response, 417))
  // Mainly for clients that do not read. Fastify's `connectionTimeout` has no effect on a server from `serverFactory`.
  server.setTimeout(silentMs, closeUnlessRequested)
  server.maxConnections = 20_000
  return server
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
