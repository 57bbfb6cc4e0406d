import { useState } from 'react'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { useSite } from '#app/loading/root-data.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { FieldError } from '#app/ui/fields/field.tsx'
import { Select } from '#app/ui/fields/select.tsx'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { dayOfWeekText, localMomentText, timeText } from '#i18n/date-format.ts'
import { dayInSingapore, timeInSingapore } from '#i18n/singapore-time.ts'
import { choiceFormId } from './choice-form.tsx'
import { MonthGrid } from './days/month-grid.tsx'
import { type FreeDay, type FreeTime, type FreeTimes, timesAfter } from './free-times.ts'
import type { VisitPage } from './load.server.ts'
import type { PostedVisit } from './post-visit.server.ts'
import { TimeChoice } from './time-choice.tsx'
import styles from './time-step.module.css'

type TimeStepProps = {
  page: VisitPage
  posted: PostedVisit | undefined
  /** The chosen instant; empty if there is none. */
  start: string
  onChoose: (time: FreeTime) => void
  error: string | undefined
}

/** The third step: a day, and a time of it. */
export function TimeStep({ page: { times, day, kind, moved }, ...step }: TimeStepProps) {
  const t = useMessages('visit')
  const { phone } = useSite()
  if (times === undefined) {
    return (
      <p id="visit-start" tabIndex={-1} className={styles.note}>
        {t('book.placeFirst')}
      </p>
    )
  }
  if (times === 'failed') return <p role="alert">{t('book.timesFailed', { phone })}</p>
  // A visit is often moved by a day or two.
  const named = step.posted?.day ?? (day || moved?.day || '')
  return <DaysAndTimes key={moved?.token} times={times} named={named} isEvening={kind === 'cooking'} {...step} />
}

type DaysAndTimesProps = Omit<TimeStepProps, 'page'> & { times: FreeTimes; named: string; isEvening: boolean }

function DaysAndTimes({ times, named, isEvening, posted, start, onChoose, error }: DaysAndTimesProps) {
  const t = useMessages('visit')
  const { phone } = useSite()
  const [pressed, setPressed] = useState('')
  const open = (day: string) => times.days.find((one) => one.day === day && one.state !== 'closed')
  const shown = open(pressed) ?? open(named) ?? times.days.find(({ state }) => state === 'free')
  const refused = posted?.refused
  return (
    <>
      {refused && (
        <div role="alert" tabIndex={-1} className={styles.refused}>
          <p>{t(refused.next.length > 0 ? `book.outcome.${refused.outcome}` : 'book.outcome.noneFree')}</p>
        </div>
      )}
      {refused && <TimeChoice times={refused.next} named start={start} onChoose={choose} isEvening={isEvening} />}
      {!shown && times.next.length === 0 && <p className={styles.note}>{t('book.noneFree', { phone })}</p>}
      <div className={styles.columns}>
        <div>
          <MonthGrid days={times.days} first={times.first} last={times.last} chosen={shown?.day ?? ''} onChoose={setPressed} />
          <DayList days={times.days} chosen={shown?.day ?? ''} form={posted ? undefined : choiceFormId} />
          <p className={`screen-only ${styles.legend}`}>
            <span className={styles.free}>{t('book.free')}</span>
            <s>{t('book.full')}</s>
          </p>
        </div>
        <div id="visit-start" tabIndex={-1} data-invalid={error ? true : undefined} className={styles.times}>
          {error && <FieldError id="visit-start-error">{error}</FieldError>}
          {shown && <TimesOfDay day={shown} times={times} start={start} onChoose={choose} isEvening={isEvening} />}
        </div>
      </div>
      <p className={styles.note}>
        {t('book.zone')} <LocalTime start={start} />
      </p>
    </>
  )

  function choose(time: FreeTime) {
    setPressed(time.day)
    onChoose(time)
  }
}

type TimesOfDayProps = Pick<DaysAndTimesProps, 'times' | 'start' | 'onChoose' | 'isEvening'> & { day: FreeDay }

/** The times of a day. If there are none, the next free ones. */
function TimesOfDay({ day, times, ...choice }: TimesOfDayProps) {
  const { language } = useLanguage()
  const t = useMessages('visit')
  const text = dayOfWeekText(language, day.day)
  const isFull = day.state === 'full'
  return (
    <>
      {/* Only this is announced: the times are next in the order of the keys. */}
      <h3 aria-live="polite" className={styles.day}>
        <ChangingText>{t(isFull ? 'book.fullDay' : 'book.timesOn', { day: text })}</ChangingText>
      </h3>
      <TimeChoice times={isFull ? timesAfter(times, day.day) : day.times} named={isFull} {...choice} />
    </>
  )
}

/** Without scripts: all days, and a button that shows one. */
function DayList({ days, chosen, form }: { days: readonly FreeDay[]; chosen: string; form: string | undefined }) {
  const { language } = useLanguage()
  const t = useMessages('visit')
  return (
    <noscript>
      <div className={styles.list}>
        <Select name="day" label={t('book.pickDay')} form={form} defaultValue={chosen}>
          {days.map(
            ({ day, state, times }) =>
              state !== 'closed' && (
                <option key={day} value={day}>
                  {state === 'full'
                    ? t('book.dayFull', { day: dayOfWeekText(language, day) })
                    : t('book.dayFree', { day: dayOfWeekText(language, day), count: times.length })}
                </option>
              ),
          )}
        </Select>
        <Button type="submit" look="secondary" form={form} name="show" value="day">
          {t('book.update')}
        </Button>
      </div>
    </noscript>
  )
}

/** In minutes, as `Date` says it. */
const singaporeOffset = -8 * 60

/** What the chosen time is where the visitor’s device is, if that isn’t Singapore. */
function LocalTime({ start }: { start: string }) {
  const { language } = useLanguage()
  const t = useMessages('visit')
  const live = useHydrated()
  if (!live || start === '') return null
  const at = new Date(start)
  if (at.getTimezoneOffset() === singaporeOffset) return null
  return (
    <ChangingText>
      {t('book.elsewhere', {
        local: localMomentText(language, at),
        day: dayOfWeekText(language, dayInSingapore(at)),
        time: timeText(language, timeInSingapore(at)),
      })}
    </ChangingText>
  )
}
