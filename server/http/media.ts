import type { IncomingMessage } from 'node:http'
import { posix } from 'node:path'
import { Readable } from 'node:stream'
import { type SendResult, send } from '@fastify/send'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify'
import type { Catalog } from '#catalog/catalog.ts'
import { TooBusy } from '#publishing/jobs/job-queue.ts'
import { type MediaStores, type ServedMedia, servedMedia } from '#publishing/pictures/serve-media.ts'
import { PublishedStoreError } from '#publishing/store/store-error.ts'
import { hashedCaching, standInCaching } from './cache-control.ts'
import { goneSignal } from './client-gone.ts'
import { createFileBodies } from './file-body.ts'
import { requestNotes } from './request-notes.ts'
import { mediaContentSecurityPolicy } from './security-headers.ts'

type MediaParts = MediaStores & {
  catalog: () => Catalog
  /** The client that takes its turn in the queue of documents. */
  clientOf: (request: IncomingMessage) => string
  log: FastifyBaseLogger
}

/** Serves pictures in the requested size, and documents and videos with byte ranges. The hash in the URL makes them immutable. */
export function registerMedia(app: FastifyInstance, { catalog, clientOf, log, ...stores }: MediaParts) {
  const fileBody = createFileBodies()
  app.get('/media/*', async (request, reply) => {
    const url = request.raw.url?.split('?')[0] ?? ''
    const media = await servedMedia(url, catalog(), stores, clientOf(request.raw)).catch((error: unknown) => {
      if (error instanceof TooBusy) {
        requestNotes(reply.raw).unavailable = 'busy'
        return 'busy' as const
      }
      if (error instanceof PublishedStoreError) {
        requestNotes(reply.raw).unavailable = 'files'
        log.warn({ err: error }, 'A file of the published content could not be fetched')
        return 'busy' as const
      }
      throw error
    })
    if (!media) return reply.callNotFound()
    if (media === 'busy') return reply.status(503).headers({ 'Retry-After': '5', 'Cache-Control': 'no-store' }).send()

    const ownHeaders = {
      'Content-Type': media.contentType,
      'Cache-Control': media.isOtherVersion ? 'no-store' : media.isStandIn ? standInCaching : hashedCaching,
      'Content-Security-Policy': mediaContentSecurityPolicy,
      ...dispositionOf(url),
    }
    if ('bytes' in media) return reply.headers(ownHeaders).send(media.bytes)

    const acceptRanges = !media.isOtherVersion
    const options = { cacheControl: false, dotfiles: 'allow', index: false, acceptRanges } as const
    const result = await send(withoutBody(request.raw, media), encodeURI(media.file), options)
    // The range is outside the file, or a precondition failed: an error of the client, so it is not logged.
    if (result.statusCode === 416 || result.statusCode === 412) return refuse(reply, result)
    if (result.type === 'error') {
      log.error(result.metadata.error, 'A content file could not be sent')
      return reply.callNotFound()
    }
    const { statusCode, headers, stream } = result
    const hasBody = request.method === 'GET' && (statusCode === 200 || statusCode === 206)
    const reader = { client: clientOf(request.raw), gone: goneSignal(reply.raw) }
    return reply
      .status(statusCode)
      .headers({ ...headers, ...ownHeaders })
      .send(hasBody ? fileBody({ path: media.file, ...partOf(headers) }, reader) : stream)
  })
}

/**
 * What `send` reads of a request. For HEAD it opens no file, and its headers are those of GET. Parts and conditions are for the version that the URL names:
 * the parts of two versions make no document.
 */
const withoutBody = ({ headers }: IncomingMessage, { isOtherVersion }: ServedMedia) =>
  Object.assign(Readable.from([]), { method: 'HEAD', headers: isOtherVersion ? {} : headers })

function partOf(headers: SendResult['headers']) {
  const [, start] = /^bytes (\d+)-/.exec(headers['Content-Range'] ?? '') ?? []
  return { start: Number(start ?? 0), length: Number(headers['Content-Length']) }
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
