import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Metrics } from '#server/http/metrics.ts'
import { createInbox } from '#submissions/inbox/inbox.ts'
import { openStore } from '#submissions/store/open-store.ts'
import { visitorPatienceMs } from '#submissions/store/store.ts'
import { watchStore } from '#submissions/store/watched-store.ts'
import { createCertificates } from './certificates.ts'
import { createReceiver } from './receive.ts'
import { createSendLimits } from './send-limits.ts'

type Parts = { config: Config; log: Pick<FastifyBaseLogger, 'info' | 'warn'>; metrics: Metrics }
export type Information = ReturnType<typeof openInformation>

/** Everything that what visitors send goes through, from the limits at the door to the database. */
export function openInformation({ config, log, metrics }: Parts) {
  const store = watchStore(openStore(config, { patienceMs: visitorPatienceMs }), (status, reason) => {
    if (status === 'ok') log.info('the database is back')
    else log.warn({ reason }, 'the database is away: forms are answered with 503, pages go on')
  })
  const now = () => new Date()
  const inbox = createInbox(store, { webhook: config.webhook !== undefined, now })
  const receive = createReceiver({
    inbox,
    limits: createSendLimits(config.sendsPerTenMinutes),
    now,
    count: ({ kind }, outcome) => metrics.countSubmission(kind, outcome),
  })
  return {
    receive,
    inbox,
    certificates: createCertificates(store),
    now,
    databaseStatus: store.status,
    close: () => store.close(),
  }
}
