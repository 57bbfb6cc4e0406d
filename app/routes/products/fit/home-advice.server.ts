import type { Catalog } from '#catalog/catalog.ts'
import type { Home } from '#contract/fit/answers.ts'
import { questionsOf } from '#contract/fit/questions.ts'
import { type Language, languageEntry } from '#contract/languages.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'
import { formatNumber, withUnit } from '#i18n/number-format.ts'

/** Usual main switches, in amperes. HDB flats completed before 1994 have the smaller one, unless the block was upgraded. */
const mainSwitches: Record<Home, readonly number[]> = { hdb: [30, 40], condo: [40, 63], landed: [63] }

/** What a kind of home means for the models of a category (FT3). Only advice: no model is refused for it. */
export function homeAdvice(catalog: Pick<Catalog, 'supplies'>, language: Language, category: CategoryNumber, home: Home): string {
  const t = interfaceWords(language)
  const { all, wired, amperes } = catalog.supplies(category)
  const current = (value: number) => withUnit(formatNumber(value, language), 'A')
  const left = (of: number) => {
    const rest = Math.round((of - amperes) * 10) / 10
    return rest < 0
      ? t('fitForm.advice.tooMuch', { switch: current(of) })
      : t('fitForm.advice.left', { switch: current(of), rest: current(rest) })
  }
  const loads =
    wired === 0
      ? [t('fitForm.advice.sockets')]
      : [
          t('fitForm.advice.wired', { wired: String(wired), all: String(all), amperes: current(amperes) }),
          ...mainSwitches[home].map(left),
          t(home === 'hdb' ? 'fitForm.advice.askHdb' : 'fitForm.advice.ask'),
        ]
  const hasDuct = questionsOf[category].some((question) => question === 'duct')
  const duct = hasDuct && home !== 'landed' ? [t(`fitForm.advice.duct.${home}`)] : []
  const separator = languageEntry(language).language.startsWith('zh') ? '' : ' '
  return [t(`fitForm.advice.${home}`), ...loads, ...duct].join(separator)
}
