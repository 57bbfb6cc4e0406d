import { Button } from 'react-aria-components'
import { ownValue } from '#contract/objects/own-value.ts'
import { useWords } from '#studio/app/language.tsx'
import type { StoredSubmission } from '#studio/wire/inbox.ts'

type DeliveryProps = { deliveries: StoredSubmission['deliveries']; resend: () => void }

/** Which mails about an entry were sent. */
export function Delivery({ deliveries, resend }: DeliveryProps) {
  const { t, moment } = useWords()
  const names: Readonly<Record<string, string>> = {
    mail: t('delivery.mail'),
    confirmation: t('delivery.confirmation'),
    reminder: t('delivery.reminder'),
    webhook: t('delivery.webhook'),
  }
  const stateOf = ({ state, sent_at, attempts, last_error, due_at }: DeliveryProps['deliveries'][number]) => {
    if (state === 'sent') return t('delivery.sent', { moment: sent_at === null ? '' : moment(sent_at) })
    if (state === 'parked') return t('delivery.parked', { error: last_error ?? '' })
    return attempts === 0 ? t('delivery.waiting') : t('delivery.retry', { error: last_error ?? '', moment: moment(due_at) })
  }
  return (
    <section>
      <h3>{t('delivery')}</h3>
      {deliveries.length === 0 && <p className="quiet">{t('delivery.none')}</p>}
      <dl className="side-facts">
        {deliveries.map((delivery) => (
          <div key={delivery.channel}>
            <dt>{ownValue(names, delivery.channel) ?? delivery.channel}</dt>
            <dd className={delivery.state === 'parked' ? 'alarming' : ''}>{stateOf(delivery)}</dd>
          </div>
        ))}
      </dl>
      {deliveries.some(({ state }) => state === 'parked') && (
        <Button className="link" onPress={resend}>
          {t('delivery.resend')}
        </Button>
      )}
    </section>
  )
}
