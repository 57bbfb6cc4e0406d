import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { CallerFields } from '#app/features/forms/visitor-form/fields/caller-fields.tsx'
import { type FormToken, formToken } from '#app/features/forms/visitor-form/send-form.ts'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { consentVersions, extras } from '#contract/forms/extras.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { dayOfWeekText, timeText } from '#i18n/date-format.ts'
import { dayInSingapore, instantInSingapore, timeInSingapore } from '#i18n/singapore-time.ts'
import type { FreeTime } from './free-times.ts'
import type { VisitPage } from './load.server.ts'
import type { PostedVisit } from './post-visit.server.ts'
import { Step } from './step.tsx'
import { TimeStep } from './time-step.tsx'
import { useTypedVisit } from './use-typed-visit.ts'
import styles from './visit-form.module.css'
import { VisitorFields } from './visitor-fields.tsx'

type VisitFormProps = { page: VisitPage; posted: PostedVisit | undefined; unanswered: boolean }

/** The last two steps: when, and who. A POST form; scripts send it without leaving the page. */
export function VisitForm({ page, posted, unanswered }: VisitFormProps) {
  const { language } = useLanguage()
  const t = useMessages('forms', 'visit')
  const { place, kind, people, moved, url, times, wish } = page
  const isSending = useNavigation().formMethod === 'POST'
  const typed = useTypedVisit(wish, posted)
  const [chosen, setChosen] = useState(() => timeOfInstant(posted?.values['start']))
  const [token, setToken] = useState('')
  const fetchToken = useRef<FormToken>(undefined)
  const form = useRef<HTMLFormElement>(null)
  const live = useHydrated()

  // The answer may be far above the button that was pressed.
  useEffect(() => {
    if (!posted && !unanswered) return
    const page = form.current?.parentElement
    const wrong = page?.querySelector<HTMLElement>(
      '[data-invalid], form[method="post"] :is([aria-invalid="true"], [role="alert"])',
    )
    if (wrong) wrong.focus()
  }, [posted, unanswered])

  const start = chosen && isFree(times, chosen) ? instantInSingapore(chosen.day, chosen.time) : ''
  const errors = new Map(posted?.errors.map(({ field, message }) => [field, message]))
  const selected = page.places.find(({ id }) => id === place)

  function prefetchToken() {
    fetchToken.current ??= formToken()
    void fetchToken.current().then((fields) => setToken(fields[extras.token] ?? ''))
  }

  return (
    <Form
      ref={form}
      method="post"
      action={url}
      noValidate
      replace
      aria-label={t('book.summary')}
      onFocus={prefetchToken}
      onSubmit={(event) => {
        if (isSending) event.preventDefault()
      }}
    >
      <Step number={3} title={t('book.steps.when')}>
        <TimeStep
          page={page}
          posted={posted}
          start={start}
          onChoose={setChosen}
          error={start === '' ? errors.get('start') : undefined}
        />
      </Step>
      {!moved && (
        <Step number={4} title={t('book.steps.who')}>
          <VisitorFields wish={wish} kind={kind} values={typed.values} errorOf={typed.errorOf} onChange={typed.change} />
        </Step>
      )}
      <div className={styles.end}>
        <p className={styles.summary} data-empty={start === '' || undefined} aria-live="polite">
          {chosen && start !== '' ? (
            <ChangingText>
              {t('book.chosen', { day: dayOfWeekText(language, chosen.day), time: timeText(language, chosen.time) })}
            </ChangingText>
          ) : (
            <ChangingText>{t('book.nothingChosen')}</ChangingText>
          )}
        </p>
        {selected && (
          <p className={styles.at}>
            <Words of={selected.name} />
            {' · '}
            <ChangingText>{t(`book.kind.${kind}`)}</ChangingText>
          </p>
        )}
        {live && <input type="hidden" name="start" value={start} />}
        <input type="hidden" name="place" value={place} />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="people" value={people} />
        {moved && <input type="hidden" name="token" value={moved.token} />}
        {moved && <input type="hidden" name="sequence" value={moved.sequence} />}
        <CallerFields />
        {!moved && <input type="hidden" name={extras.consent} value={consentVersions.purpose} />}
        {!moved && <input type="hidden" name={extras.trap} defaultValue="" />}
        {token !== '' && <input type="hidden" name={extras.token} value={token} />}
        {posted && (
          <ErrorSummary
            title={t('book.summaryOfErrors')}
            problems={posted.errors.map(({ field, message }) => ({ fieldId: `visit-${field}`, text: message }))}
          />
        )}
        {posted && posted.errors.length === 0 && posted.message !== '' && (
          <p role="alert" tabIndex={-1} className={styles.failed}>
            {posted.message}
          </p>
        )}
        {unanswered && (
          <p role="alert" tabIndex={-1} className={styles.failed}>
            {t('book.unanswered')}
          </p>
        )}
        {!moved && (
          <p className={styles.purpose}>
            {t('book.purpose')} <Link to={`${pageUrl(language, 'terms')}#privacy-why`}>{t('form.privacy')}</Link>
          </p>
        )}
        <Button type="submit" busy={isSending}>
          <ChangingText>{isSending ? t('book.sending') : t(moved ? 'book.moveSubmit' : 'book.submit')}</ChangingText>
        </Button>
      </div>
    </Form>
  )
}

/** The time that was posted without scripts. */
function timeOfInstant(instant: string | undefined): FreeTime | undefined {
  const at = new Date(instant ?? '')
  return Number.isNaN(at.getTime()) ? undefined : { day: dayInSingapore(at), time: timeInSingapore(at), left: 0 }
}

/** A time that somebody else has taken since is no longer chosen. */
function isFree(times: VisitPage['times'], { day, time }: FreeTime): boolean {
  if (times === undefined || times === 'failed') return false
  return [...times.days.flatMap((one) => one.times), ...times.next].some((one) => one.day === day && one.time === time)
}
