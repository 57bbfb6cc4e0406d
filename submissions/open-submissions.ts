import type { BaseLogger } from 'pino'
import type { SubmissionKind } from '#contract/forms/form.ts'
import type { FindModel } from '#contract/forms/warranty/certificate.ts'
import type { Language } from '#contract/languages.ts'
import type { PlaceRules } from '#contract/visits/rules.ts'
import type { Site } from './channels/channel.ts'
import { createInbox } from './inbox/inbox.ts'
import { type DeliverySettings, startDelivery } from './outbox/start-delivery.ts'
import { createCertificates, type NoteRefusal } from './receive/certificates.ts'
import { createReceiver, type Received } from './receive/receive.ts'
import { createSendLimits } from './receive/send-limits.ts'
import { createUnsubscribe } from './receive/unsubscribe.ts'
import { createVisits } from './receive/visits.ts'
import { createSearchCounter, type FindsResult } from './searches/search-counter.ts'
import { openStore, type StoreLocation } from './store/open-store.ts'
import { visitorTimeoutMs } from './store/store.ts'
import { watchStore } from './store/watched-store.ts'

type Settings = StoreLocation & DeliverySettings & { sendsPerTenMinutes: number }
type Parts = {
  settings: Settings
  site: (language: Language) => Site
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>
  countSubmission: (kind: SubmissionKind, outcome: Received['outcome']) => void
  noteRefusal: NoteRefusal
  findModel: FindModel
  /** How a store or a shop takes visits, by its id. */
  visitRules: (place: string) => PlaceRules | undefined
  findsResult: FindsResult
}
export type Submissions = ReturnType<typeof openSubmissions>

/** Wires the submission pipeline: receive -> inbox -> outbox -> channels. */
export function openSubmissions({
  settings,
  site,
  log,
  countSubmission,
  noteRefusal,
  findModel,
  visitRules,
  findsResult,
}: Parts) {
  const store = watchStore(openStore(settings, { timeoutMs: visitorTimeoutMs }), {
    onChange: (status, reason) => {
      if (status === 'ok') log.info('the database is available again')
      else log.warn({ reason }, 'the database is unavailable: forms are answered with 503, pages work')
    },
    onFault: (operation, err) => log.error({ err, operation }, 'a database operation failed because of a bug'),
  })
  const now = () => new Date()
  const { mail, webhook } = settings
  const delivery = startDelivery({ mail, webhook, site, store, now, log })
  const inbox = createInbox(store, { webhook: webhook !== undefined, onStored: delivery.wake })
  const searches = createSearchCounter({ store, now, findsResult })
  const receive = createReceiver({
    inbox,
    limits: createSendLimits(settings.sendsPerTenMinutes),
    now,
    count: ({ kind }, outcome) => {
      countSubmission(kind, outcome)
      if (outcome === 'tooMany') noteRefusal('rateLimited', 'send')
    },
  })
  return {
    receive,
    inbox,
    visits: createVisits({ store, inbox, receive, rulesOf: visitRules, wake: delivery.wake, now }),
    certificates: createCertificates({ store, noteRefusal, findModel }),
    unsubscribe: createUnsubscribe({ inbox, store }),
    searches,
    now,
    databaseStatus: store.status,
    databaseLoad: store.load,
    /** Counts the outbox entries that are not delivered yet. */
    backlog: () => store.run('backlog', undefined),
    outboxAge: () => store.run('outboxAge', undefined),
    async close() {
      await searches.stop()
      await delivery.stop()
      await store.close()
    },
  }
}
