import type { FastifyBaseLogger } from 'fastify'
import { recallsIn, recallsOf } from '#app/features/safety-notices/recalls.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Config } from '#server/config.ts'
import type { Sender } from '#submissions/channels/channel.ts'
import { mailChannels } from '#submissions/channels/mail-channels.ts'
import { webhookChannel } from '#submissions/channels/webhook.ts'
import { knownSecret } from '#submissions/inbox/secret.ts'
import { runOutbox } from '#submissions/outbox/run-outbox.ts'
import type { Store } from '#submissions/store/store.ts'
import { unsubscribeUrl } from './unsubscribe.ts'

type Parts = {
  config: Config
  catalog: () => Catalog
  store: Store
  now: () => Date
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/** Tells staff, visitors and other programs what came in, as far as the configuration says how. */
export function tellAboutSubmissions({ config, catalog, store, now, log }: Parts) {
  const { mail, webhook, publicUrl } = config
  const secret = knownSecret(store)
  const sender = async (language: Language): Promise<Sender> => {
    const key = await secret()
    const { brand, phone } = catalog().site(language)
    const page = (path: string) => publicUrl + path
    return {
      ...{ brand, phone, url: page(pageUrl(language, 'home')) },
      unsubscribeUrl: (reference) => page(unsubscribeUrl(language, key, reference)),
      recalls: (appliance) =>
        recallsOf(recallsIn(catalog().notices(language), language), appliance).map(({ title, href }) => ({
          title: title.text,
          url: page(href),
        })),
      certificateUrl: page(`${pageUrl(language, 'registration')}#certificate`),
    }
  }
  const mails = mail && mailChannels({ ...mail, sender })
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
  if (!mail) void sayWhatWaits(store, log)

  return {
    wake: outbox.wake,
    async stop() {
      await outbox.stop()
      mails?.close()
    },
  }
}

async function sayWhatWaits(store: Store, log: Parts['log']) {
  // A database that is away doesn't say how much, and 0 would be wrong.
  const backlog = await store.run('backlog', undefined).catch(() => undefined)
  const waiting = backlog?.filter(({ state }) => state === 'waiting').reduce((sum, { count }) => sum + count, 0)
  log.warn({ waiting }, 'SMTP_URL is not set: what visitors send is kept, and the mails about it wait until it is')
}
