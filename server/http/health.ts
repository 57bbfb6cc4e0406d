import type { FastifyInstance } from 'fastify'
import type { CatalogSource } from '#publishing/watch/catalog-source.ts'
import type { DatabaseStatus } from '#submissions/store/watched-store.ts'
import { requestNotes } from './request-notes.ts'

type HealthParts = { content: CatalogSource; databaseStatus: () => Promise<DatabaseStatus>; isStopping: () => boolean }

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve pages. Content faults and an unavailable database are only reported there: the
 * status stays 200, so load balancers keep the node.
 */
export function registerHealth(app: FastifyInstance, { content, databaseStatus, isStopping }: HealthParts) {
  app.get('/healthz', (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    const { version, published, loadedAt, state, problem, heldBack } = content.status()
    const stopping = isStopping()
    if (stopping) requestNotes(reply.raw).unavailable = 'stopping'
    return reply
      .header('Cache-Control', 'no-store')
      .status(stopping ? 503 : 200)
      .send({
        status: stopping ? 'stopping' : state === 'ok' ? 'ready' : 'degraded',
        content: { status: state, version, published, loadedAt, faults: problem ?? [], heldBack: heldBack ?? [] },
        database: { status: await databaseStatus() },
      })
  })
}
