import type { Language } from '#contract/languages.ts'
import type { Parameter, SpareParts } from '#contract/views.ts'
import { dayText } from '#i18n/date-format.ts'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'

/**
 * For how long spare parts are kept, as a row of a specification: a number of years, or a day if the model is no longer sold. Written on the
 * server, so that no page loads code for it.
 */
export function sparePartsRow({ years, until }: SpareParts, language: Language): Parameter {
  const t = interfaceWords(language)
  const value = until === undefined ? t('spareParts.years', { years }) : t('spareParts.until', { date: dayText(language, until) })
  return { key: 'spare-parts', name: { text: t('spareParts.name') }, values: [{ text: value }] }
}
