import type { FastifyInstance } from 'fastify'
import type { CatalogSource } from '#catalog/watch-content.ts'

/** `/healthz`: the process lives. `/readyz`: it can serve pages; a broken new content file is reported but drains nobody. */
export function registerHealth(app: FastifyInstance, content: CatalogSource, isStopping: () => boolean) {
  app.get('/healthz', (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }))

  app.get('/readyz', (_request, reply) => {
    const { version, loadedAt, problem } = content.status()
    const stopping = isStopping()
    return reply
      .header('Cache-Control', 'no-store')
      .status(stopping ? 503 : 200)
      .send({
        status: stopping ? 'stopping' : 'ready',
        content: { status: problem ? 'last good' : 'ok', version, loadedAt, faults: problem ?? [] },
      })
  })
}
