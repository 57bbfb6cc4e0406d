import type { BaseLogger } from 'pino'
import type { Language } from '#contract/languages.ts'
import type { Site } from '../channels/channel.ts'
import { type MailOptions, mailChannels } from '../channels/mail-channels.ts'
import { type WebhookOptions, webhookChannel } from '../channels/webhook.ts'
import { cachedSecret } from '../inbox/cached-secret.ts'
import { unsubscribeUrl } from '../inbox/unsubscribe-token.ts'
import type { Store } from '../store/store.ts'
import { visitToken } from '../visits/visit-token.ts'
import { runOutbox } from './run-outbox.ts'

export type DeliverySettings = {
  mail: Pick<MailOptions, 'smtpUrl' | 'from' | 'to'> | undefined
  webhook: Omit<WebhookOptions, 'now'> | undefined
}
type Parts = DeliverySettings & {
  site: (language: Language) => Site
  store: Store
  now: () => Date
  log: Pick<BaseLogger, 'warn' | 'error'>
}

/** Starts delivering submissions to staff, visitors and other programs, through the configured channels. */
export function startDelivery({ mail, webhook, site, store, now, log }: Parts) {
  const secret = cachedSecret(store)
  const mails =
    mail &&
    mailChannels({
      ...mail,
      sender: async (language) => {
        const key = await secret()
        const { unsubscribePage, yourVisitPage, ...about } = site(language)
        return {
          ...about,
          unsubscribeUrl: (mailbox) => unsubscribeUrl(unsubscribePage, key, mailbox),
          visitUrl: (reference) => `${yourVisitPage}?token=${visitToken(key, reference)}`,
        }
      },
      digest: (reference) => store.run('digest', { reference }),
      visit: (reference) => store.run('visitOf', { reference }),
    })
  const hook = webhook && webhookChannel({ ...webhook, now })
  const outbox = runOutbox({
    store,
    channels: [...(mails?.channels ?? []), ...(hook ? [hook] : [])],
    onFailure: (event, parked) => {
      if (parked) log.error(event, 'delivery given up: the entry is parked until it is sent again (npm run inbox -- resend)')
      // One log line per entry is enough. Metrics count the waiting entries.
      else if (event.attempts === 1) log.warn(event, 'delivery failed; retrying for three days')
    },
  })
  if (!mail) void logWaitingMails(store, log)

  return {
    wake: outbox.wake,
    async stop() {
      await outbox.stop()
      await mails?.close()
    },
  }
}

async function logWaitingMails(store: Store, log: Parts['log']) {
  // If the database is unavailable, the count is unknown and left out.
  const backlog = await store.run('backlog', undefined).catch(() => undefined)
  const waiting = backlog?.filter(({ state }) => state === 'waiting').reduce((sum, { count }) => sum + count, 0)
  log.warn({ waiting }, 'SMTP_URL is not set: submissions are stored, and their mails wait until it is set')
}
