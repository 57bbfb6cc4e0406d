import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { dayOfWeekText, timeText } from '#i18n/date-format.ts'
import { instantInSingapore } from '#i18n/singapore-time.ts'
import { type FreeTime, partOf, partsOfDay } from './free-times.ts'
import styles from './time-step.module.css'

type TimeChoiceProps = {
  times: readonly FreeTime[]
  /** Whether each time names its day. */
  named: boolean
  start: string
  onChoose: (time: FreeTime) => void
  /** Whether they are evenings with seats, of which the page says how many are left. */
  isEvening: boolean
}

/** Free times as radio buttons, by the part of the day. */
export function TimeChoice({ times, named, ...choice }: TimeChoiceProps) {
  const t = useMessages('visit')
  if (named) return <Times times={times} named {...choice} />
  return partsOfDay.map((part) => {
    const own = times.filter((time) => partOf(time) === part)
    return (
      own.length > 0 && (
        <fieldset key={part} className={styles.part}>
          <legend>{t(`book.${part}`)}</legend>
          <Times times={own} named={false} {...choice} />
        </fieldset>
      )
    )
  })
}

function Times({ times, named, start, onChoose, isEvening }: TimeChoiceProps) {
  const { language } = useLanguage()
  const t = useMessages('visit')
  // A time may be shown twice: of its day, and as one of the next free ones. In one group, only one of the two could be checked. With scripts,
  // the form sends the chosen time itself.
  const name = useHydrated() ? `${named ? 'next' : 'own'}-start` : 'start'
  return (
    <div className={styles.pills}>
      {times.map((time) => {
        const instant = instantInSingapore(time.day, time.time)
        const text = timeText(language, time.time)
        return (
          <label key={instant} className={styles.pill}>
            <input
              type="radio"
              name={name}
              value={instant}
              checked={instant === start}
              onChange={() => onChoose(time)}
              className="visually-hidden"
            />
            {named ? t('book.chosen', { day: dayOfWeekText(language, time.day), time: text }) : text}
            {isEvening && <span className={styles.seats}>{t('book.seats', { count: time.left })}</span>}
          </label>
        )
      })}
    </div>
  )
}
