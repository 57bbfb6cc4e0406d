import { send } from '@fastify/send'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Catalog } from '#catalog/catalog.ts'
import { type MediaStores, servedMedia } from '#catalog/media/serve-media.ts'
import { hashedCaching } from './cache-control.ts'

type MediaParts = MediaStores & { catalog: () => Catalog; log: FastifyBaseLogger }

/** Pictures in the size asked for, and documents and videos with byte ranges; the hash in the name makes them immutable. */
export function registerMedia(app: FastifyInstance, { catalog, log, ...stores }: MediaParts) {
  app.get('/media/*', async (request, reply) => {
    const url = request.raw.url?.split('?')[0] ?? ''
    const media = await servedMedia(url, catalog(), stores)
    if (!media) return reply.callNotFound()

    if ('bytes' in media) {
      return reply.header('Content-Type', media.contentType).header('Cache-Control', hashedCaching).send(media.bytes)
    }
    const result = await send(request.raw, encodeURI(media.file), { cacheControl: false, dotfiles: 'allow', index: false })
    if (result.type === 'error') {
      log.error(result.metadata.error, 'A file of the content could not be sent')
      return reply.callNotFound()
    }
    return reply
      .status(result.statusCode)
      .headers(result.headers)
      .header('Content-Type', media.contentType)
      .header('Cache-Control', hashedCaching)
      .send(result.stream)
  })
}
