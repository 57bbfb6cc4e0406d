import type { IncomingMessage } from 'node:http'
import { posix } from 'node:path'
import { type SendResult, send } from '@fastify/send'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify'
import type { Catalog } from '#catalog/catalog.ts'
import { TooBusy } from '#catalog/job-queue.ts'
import { type MediaStores, servedMedia } from '#catalog/media/serve-media.ts'
import { hashedCaching, standInCaching } from './cache-control.ts'
import { mediaContentSecurityPolicy } from './security-headers.ts'

type MediaParts = MediaStores & {
  catalog: () => Catalog
  /** The client that takes its turn in the queue of documents. */
  clientOf: (request: IncomingMessage) => string
  log: FastifyBaseLogger
}

/** Serves pictures in the requested size, and documents and videos with byte ranges. The hash in the URL makes them immutable. */
export function registerMedia(app: FastifyInstance, { catalog, clientOf, log, ...stores }: MediaParts) {
  app.get('/media/*', async (request, reply) => {
    const url = request.raw.url?.split('?')[0] ?? ''
    const media = await servedMedia(url, catalog(), stores, clientOf(request.raw)).catch((error: unknown) => {
      if (error instanceof TooBusy) return 'busy' as const
      throw error
    })
    if (!media) return reply.callNotFound()
    if (media === 'busy') return reply.status(503).headers({ 'Retry-After': '5', 'Cache-Control': 'no-store' }).send()
    if ('movedTo' in media) return reply.header('Cache-Control', 'no-store').redirect(media.movedTo, 302)

    const ownHeaders = {
      'Content-Type': media.contentType,
      'Cache-Control': media.isStandIn ? standInCaching : hashedCaching,
      'Content-Security-Policy': mediaContentSecurityPolicy,
      ...dispositionOf(url),
    }
    if ('bytes' in media) return reply.headers(ownHeaders).send(media.bytes)

    const result = await send(request.raw, encodeURI(media.file), { cacheControl: false, dotfiles: 'allow', index: false })
    // The range is outside the file, or a precondition failed: an error of the client, so it is not logged.
    if (result.statusCode === 416 || result.statusCode === 412) return refuse(reply, result)
    if (result.type === 'error') {
      log.error(result.metadata.error, 'A content file could not be sent')
      return reply.callNotFound()
    }
    return reply
      .status(result.statusCode)
      .headers({ ...result.headers, ...ownHeaders })
      .send(result.stream)
  })
}

/** Browsers show everything but CAD drawings. */
const dispositionOf = (url: string) =>
  url.endsWith('.dxf') ? { 'Content-Disposition': `attachment; filename="${posix.basename(url)}"` } : {}

function refuse(reply: FastifyReply, { statusCode, headers, stream }: SendResult) {
  stream.destroy()
  const range = headers['Content-Range']
  return reply
    .status(statusCode)
    .headers(range === undefined ? {} : { 'Content-Range': range })
    .header('Cache-Control', 'no-store')
    .send()
}
