import type { BaseLogger } from 'pino'
import type { Language } from '#contract/languages.ts'
import type { Site } from '../channels/channel.ts'
import { type MailOptions, mailChannels } from '../channels/mail-channels.ts'
import { type WebhookOptions, webhookChannel } from '../channels/webhook.ts'
import { knownSecret } from '../inbox/known-secret.ts'
import { unsubscribeUrl } from '../inbox/unsubscribe-token.ts'
import type { Store } from '../store/store.ts'
import { runOutbox } from './run-outbox.ts'

export type DeliverySettings = {
  mail: Omit<MailOptions, 'sender'> | undefined
  webhook: Omit<WebhookOptions, 'now'> | undefined
}
type Parts = DeliverySettings & {
  site: (language: Language) => Site
  store: Store
  now: () => Date
  log: Pick<BaseLogger, 'warn' | 'error'>
}

/** Tells staff, visitors and other programs about submissions, through the channels that are set up. */
export function startDelivery({ mail, webhook, site, store, now, log }: Parts) {
  const secret = knownSecret(store)
  const mails =
    mail &&
    mailChannels({
      ...mail,
      sender: async (language) => {
        const key = await secret()
        const { unsubscribePage, ...about } = site(language)
        return { ...about, unsubscribeUrl: (reference) => unsubscribeUrl(unsubscribePage, key, reference) }
      },
    })
  const hook = webhook && webhookChannel({ ...webhook, now })
  const outbox = runOutbox({
    store,
    channels: [...(mails?.channels ?? []), ...(hook ? [hook] : [])],
    now,
    onFailure: (event, parked) => {
      if (parked) log.error(event, 'given up: it is parked until somebody sends it again (npm run inbox -- resend)')
      // Once is enough for a mail server that is away; the metrics count what waits.
      else if (event.attempts === 1) log.warn(event, 'not delivered yet, tried again for three days')
    },
  })
  if (!mail) void logWaitingMails(store, log)

  return {
    wake: outbox.wake,
    async stop() {
      await outbox.stop()
      mails?.close()
    },
  }
}

async function logWaitingMails(store: Store, log: Parts['log']) {
  // A database that is away doesn't say how much, and 0 would be wrong.
  const backlog = await store.run('backlog', undefined).catch(() => undefined)
  const waiting = backlog?.filter(({ state }) => state === 'waiting').reduce((sum, { count }) => sum + count, 0)
  log.warn({ waiting }, 'SMTP_URL is not set: what visitors send is kept, and the mails about it wait until it is')
}
