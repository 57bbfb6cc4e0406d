import { Form, useNavigation } from 'react-router'
import { CallerFields } from '#app/features/forms/visitor-form/fields/caller-fields.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { yourVisitUrl } from '#contract/pages/urls.ts'
import type { Visit } from '#contract/wire/calls/visit-calls.ts'
import { dayOfWeekText, timeText } from '#i18n/date-format.ts'
import { dayInSingapore, timeInSingapore } from '#i18n/singapore-time.ts'
import styles from './page.module.css'

/** Cancels after a second press. Once it is too late, says whom to call. */
export function CancelVisit({ visit, phone }: { visit: Visit; phone: string }) {
  const { language } = useLanguage()
  const t = useMessages('visit')
  const isSending = useNavigation().formMethod === 'POST'
  if (visit.changeable !== 1) return <p className={styles.note}>{t('booked.tooLate', { phone })}</p>
  const until = new Date(visit.until)
  const time = { day: dayOfWeekText(language, dayInSingapore(until)), time: timeText(language, timeInSingapore(until)) }
  return (
    <div className="screen-only">
      <p className={styles.note}>{t('booked.until', time)}</p>
      <details className={styles.cancel}>
        <summary>{t('booked.cancel')}</summary>
        <Form method="post" action={yourVisitUrl(language, visit.token)} replace>
          <input type="hidden" name="token" value={visit.token} />
          <input type="hidden" name="sequence" value={visit.sequence} />
          <CallerFields />
          <p>{t('booked.cancelAsk')}</p>
          <Button type="submit" look="secondary" busy={isSending}>
            {t('booked.cancelConfirm')}
          </Button>
        </Form>
      </details>
    </div>
  )
}
