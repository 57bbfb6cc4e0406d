import { useId } from 'react'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { IconButton } from '#app/ui/actions/icon-button.tsx'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { chevronLeftIcon, chevronRightIcon } from '#app/ui/pictures/icons.ts'
import { weekdays } from '#contract/views/places.ts'
import { dayOfWeekText, monthText, weekdayText } from '#i18n/date-format.ts'
import type { FreeDay } from '../free-times.ts'
import { monthOf, weeksOf } from './month.ts'
import styles from './month-grid.module.css'
import { useDayFocus } from './use-day-focus.ts'

type MonthGridProps = {
  days: readonly FreeDay[]
  /** The first and the last day that can be booked. */
  first: string
  last: string
  chosen: string
  onChoose: (day: string) => void
}

/** The days of a month, with those that have free times. A full day can be chosen too: the page then names the next free times. */
export function MonthGrid({ days, first, last, chosen, onChoose }: MonthGridProps) {
  const { language } = useLanguage()
  const t = useMessages('visit')
  const id = useId()
  const focus = useDayFocus(chosen, { first, last })
  const byDay = new Map(days.map((day) => [day.day, day]))
  const [year, month] = focus.month.split('-').map(Number)
  const title = monthText(language, { year: year ?? 0, month: month ?? 1 })

  function nameOf(day: string): string {
    const { state = 'closed', times = [] } = byDay.get(day) ?? {}
    const text = dayOfWeekText(language, day)
    if (state === 'free') return t('book.dayFree', { day: text, count: times.length })
    return t(state === 'full' ? 'book.dayFull' : 'book.dayClosed', { day: text })
  }

  /** A closed day keeps its place in the order of the keys. */
  function dayButton(day: string) {
    const { state = 'closed' } = byDay.get(day) ?? {}
    return (
      <button
        type="button"
        data-day={day}
        data-state={state}
        aria-pressed={day === chosen}
        aria-disabled={state === 'closed' || undefined}
        tabIndex={day === focus.current ? 0 : -1}
        onClick={() => state !== 'closed' && onChoose(day)}
      >
        <span aria-hidden>{Number(day.slice(8))}</span>
        <span className="visually-hidden">
          <ChangingText>{nameOf(day)}</ChangingText>
        </span>
      </button>
    )
  }

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <h3 id={`${id}-month`} aria-live="polite" className={styles.month}>
          <ChangingText>{title}</ChangingText>
        </h3>
        <div className={styles.turn}>
          <IconButton
            icon={chevronLeftIcon}
            aria-label={t('book.previousMonth')}
            aria-disabled={focus.month <= monthOf(first)}
            onClick={() => focus.showMonth(-1)}
          />
          <IconButton
            icon={chevronRightIcon}
            aria-label={t('book.nextMonth')}
            aria-disabled={focus.month >= monthOf(last)}
            onClick={() => focus.showMonth(1)}
          />
        </div>
      </div>
      <table
        ref={focus.table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days, after the ARIA Authoring Practices.
        role="grid"
        aria-labelledby={`${id}-month`}
        aria-describedby={`${id}-keys`}
        onKeyDown={focus.onKeyDown}
        className={styles.days}
      >
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col">
                {weekdayText(language, day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(focus.month)
            // Weeks that are over would push the first free day down.
            .filter((week) => week.some((day) => day >= first))
            .map((week) => (
              <tr key={week[0]}>
                {week.map((day) => (
                  <td key={day}>{monthOf(day) === focus.month && dayButton(day)}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      <p id={`${id}-keys`} className="visually-hidden">
        {t('book.keys')}
      </p>
    </div>
  )
}
