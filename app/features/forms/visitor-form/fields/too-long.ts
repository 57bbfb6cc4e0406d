import type { Language } from '#contract/languages.ts'
import { isTooLong, limits } from '#contract/wire/problems.ts'
import type { Translate } from '#i18n/interface/translator.ts'
import { formatNumber } from '#i18n/number-format.ts'

/** The form says the limit of a field from here on, before it is reached. */
const nearLimit = limits.fieldCharacters * 0.9

export const isNearlyTooLong = (text: string) => isTooLong(text, nearLimit)

/** How long a field may be. Text is never cut off, so a visitor can shorten it. */
export function tooLongText(field: string, t: Translate<'forms'>, language: Language): string {
  return t('form.tooLong', { field, limit: formatNumber(limits.fieldCharacters, language) })
}
