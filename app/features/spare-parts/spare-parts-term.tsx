import { useLanguage } from '#app/language/language.tsx'
import type { SpareParts } from '#contract/views/spare-parts.ts'
import { dayText } from '#i18n/date-format.ts'

/** For how long spare parts are kept: a number of years, or a day if the model is no longer sold. */
export function SparePartsTerm({ of: { years, until } }: { of: SpareParts }) {
  const { language, t } = useLanguage()
  if (until === undefined) return t('spareParts.years', { years })
  // The browser may format the date slightly differently. Keep the server's text.
  return <span suppressHydrationWarning>{t('spareParts.until', { date: dayText(language, until) })}</span>
}
