import { useLanguage } from '#app/language/language.tsx'
import type { OpeningHours } from '#contract/views/places.ts'
import styles from './hours-list.module.css'
import { hoursLines } from './hours-text.ts'

/** Opening hours, by day. */
export function HoursList({ hours }: { hours: readonly OpeningHours[] }) {
  const { language, t } = useLanguage()
  return (
    <ul aria-label={t('hours.title')} className={styles.hours}>
      {hoursLines(hours, language, t).map(({ days, times }) => (
        <li key={days}>
          <span className={styles.days}>{days}</span> {times}
        </li>
      ))}
    </ul>
  )
}
