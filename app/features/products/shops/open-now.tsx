import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import type { Language } from '#contract/languages.ts'
import type { OpeningHours } from '#contract/views/places.ts'
import { timeText, weekdayText } from '#i18n/date-format.ts'
import type { Translate } from '#i18n/interface/translator.ts'
import styles from './open-now.module.css'
import { type OpenState, openState } from './open-state.ts'

/** Whether a place is open now. Reserves its line before the time is known, to avoid a layout shift. */
export function OpenNow({ hours, now }: { hours: readonly OpeningHours[]; now: Date | undefined }) {
  const { language } = useLanguage()
  const t = useMessages('stores')
  const state = now && openState(hours, now)
  return (
    <p className={`screen-only ${state?.kind === 'open' ? styles.open : styles.closed}`}>
      {state && <ChangingText>{openText(state, language, t)}</ChangingText>}
    </p>
  )
}

function openText(state: OpenState, language: Language, t: Translate<'stores'>): string {
  switch (state.kind) {
    case 'open':
      return t('hours.openUntil', { time: timeText(language, state.until) })
    case 'opensToday':
      return t('hours.opensToday', { time: timeText(language, state.at) })
    case 'opensTomorrow':
      return t('hours.opensTomorrow', { time: timeText(language, state.at) })
    case 'opensLater':
      return t('hours.opensLater', { day: weekdayText(language, state.day), time: timeText(language, state.at) })
  }
}
