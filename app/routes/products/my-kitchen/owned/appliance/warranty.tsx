import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import type { OwnedEntry } from '#contract/kitchen/kitchen.ts'
import { type TimeLeft, timeLeft } from '#contract/kitchen/time-left.ts'
import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'
import { dayText } from '#i18n/date-format.ts'
import type { Translate } from '#i18n/interface/translator.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import styles from '../owned.module.css'
import { warrantyEndOf } from '../owned-model.ts'

type WarrantyProps = { entry: OwnedEntry; facts: KitchenFacts | undefined; onAddDay: () => void }

/** How much of the warranty is left, counted on the device. */
export function Warranty({ entry, facts, onAddDay }: WarrantyProps) {
  const { language } = useLanguage()
  const t = useMessages('at-home')
  const end = warrantyEndOf(entry, facts)
  const left = end === undefined ? undefined : timeLeft(end, dayInSingapore(new Date()))
  return (
    <section className={styles.part}>
      <h4 className={styles.label}>{t('atHome.warranty')}</h4>
      <div>
        {end === undefined && (
          <Button look="plain" className={styles.prompt} onClick={onAddDay}>
            {t('atHome.noDay')}
          </Button>
        )}
        {end !== undefined && left && (
          <p>
            <strong className={styles.figure}>{t('atHome.left', { time: timeText(left, t) })}</strong>
            <span className={styles.aside}>{t('atHome.until', { date: dayText(language, end) })}</span>
          </p>
        )}
        {end !== undefined && !left && <p>{t('atHome.ended', { date: dayText(language, end) })}</p>}
      </div>
    </section>
  )
}

function timeText({ years, months, days }: TimeLeft, t: Translate<'at-home'>): string {
  const parts = [
    ...(years > 0 ? [t('atHome.years', { count: years })] : []),
    ...(months > 0 ? [t('atHome.months', { count: months })] : []),
    ...(days > 0 ? [t('atHome.days', { count: days })] : []),
  ]
  return parts.join(' ')
}
