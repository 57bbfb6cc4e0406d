import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import type { StackedNiche } from '#contract/views/fit.ts'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'
import { formatList, formatMillimetres } from '#i18n/number-format.ts'

/** One of two appliances in an opening. `name` is its code; the models of the category have none. */
type StackedPart = { millimetres: number; height: string; name?: string }

/** The drawing of an opening for two appliances, with its numbers in words. */
export type StackView = {
  upper: StackedPart
  lower: StackedPart
  shelf: string
  total: string
  /** The drawing in one sentence. */
  label: string
  /** Which models it is for. */
  models: string
}

/** More codes than these are counted. */
const namedModels = 4

/** The openings for a category together with the second appliance (FT3). The lower appliance is the larger one. */
export function stackViews(catalog: Catalog, language: Language, category: CategoryNumber, code: string): StackView[] {
  const t = interfaceWords(language)
  const length = (millimetres: number) => formatMillimetres(millimetres, language)
  return catalog.stackedNiches(category, code).map(({ own, other, shelf, total, codes }: StackedNiche) => {
    const [first, second]: [StackedPart, StackedPart] = [
      { millimetres: own, height: length(own) },
      { millimetres: other, height: length(other), name: code },
    ]
    const [upper, lower] = own < other ? [first, second] : [second, first]
    const more = codes.length - namedModels
    const named = formatList(codes.slice(0, namedModels), language)
    return {
      ...{ upper, lower, shelf: length(shelf), total: length(total) },
      label: t('fitForm.stack.label', { total: length(total), upper: upper.height, shelf: length(shelf), lower: lower.height }),
      models: more > 0 ? t('fitForm.stack.withMore', { codes: named, more }) : t('fitForm.stack.with', { codes: named }),
    }
  })
}
