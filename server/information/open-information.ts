import type { FastifyBaseLogger } from 'fastify'
import type { Catalog } from '#catalog/catalog.ts'
import type { Config } from '#server/config.ts'
import type { Metrics } from '#server/http/metrics.ts'
import type { NoteSecurityEvent } from '#server/http/security-events.ts'
import { createInbox } from '#submissions/inbox/inbox.ts'
import { openStore } from '#submissions/store/open-store.ts'
import { visitorPatienceMs } from '#submissions/store/store.ts'
import { watchStore } from '#submissions/store/watched-store.ts'
import { createCertificates } from './certificates.ts'
import { createReceiver } from './receive.ts'
import { createSendLimits } from './send-limits.ts'
import { tellAboutSubmissions } from './tell.ts'
import { createUnsubscribe } from './unsubscribe.ts'

type Parts = {
  config: Config
  catalog: () => Catalog
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  metrics: Metrics
  noteSecurityEvent: NoteSecurityEvent
}
export type Information = ReturnType<typeof openInformation>

/** Everything that what visitors send goes through, from the limits at the door to the mail that tells of it. */
export function openInformation({ config, catalog, log, metrics, noteSecurityEvent }: Parts) {
  const store = watchStore(openStore(config, { patienceMs: visitorPatienceMs }), {
    onChange: (status, reason) => {
      if (status === 'ok') log.info('the database is back')
      else log.warn({ reason }, 'the database is away: forms are answered with 503, pages go on')
    },
    onFault: (operation, err) => log.error({ err, operation }, 'an operation of the database failed because of a bug'),
  })
  const now = () => new Date()
  const telling = tellAboutSubmissions({ config, catalog, store, now, log })
  const inbox = createInbox(store, { webhook: config.webhook !== undefined, now, onStored: telling.wake })
  metrics.watchOutbox(() => store.run('backlog', undefined))
  const receive = createReceiver({
    inbox,
    limits: createSendLimits(config.sendsPerTenMinutes),
    now,
    count: ({ kind }, outcome) => {
      metrics.countSubmission(kind, outcome)
      if (outcome === 'tooMany') noteSecurityEvent('rateLimited', 'send')
    },
  })
  return {
    receive,
    inbox,
    certificates: createCertificates(store, noteSecurityEvent),
    unsubscribe: createUnsubscribe({ inbox, store }),
    now,
    databaseStatus: store.status,
    async close() {
      await telling.stop()
      await store.close()
    },
  }
}
