import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import type { OpeningHours } from '#contract/views/places.ts'
import styles from './hours-list.module.css'
import { hoursLines } from './hours-text.ts'

/** Opening hours, by day. */
export function HoursList({ hours }: { hours: readonly OpeningHours[] }) {
  const { language } = useLanguage()
  const t = useMessages('stores')
  return (
    <ul role="list" aria-label={t('hours.title')} className={styles.hours}>
      {hoursLines(hours, language, t).map(({ days, times }) => (
        <li key={days}>
          <span className={styles.days}>{days}</span> {times}
        </li>
      ))}
    </ul>
  )
}
