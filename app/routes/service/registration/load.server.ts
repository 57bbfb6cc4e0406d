import { type Recall, recallsIn } from '#app/features/products/safety-notices/recalls.ts'
import type { Catalog } from '#catalog/catalog.ts'
import { otherCategory, otherCode } from '#contract/forms/choices.ts'
import type { WarrantedModel } from '#contract/forms/warranty/warranty.ts'
import type { Language } from '#contract/languages.ts'
import { categories } from '#contract/products/categories.ts'

/** A model that can be registered, with its series. */
export type RegistrableModel = { category: string; series: string } & WarrantedModel

export type RegistrationPage = {
  categories: { value: string; name: string }[]
  /** Undefined if there are too many for a select. */
  models?: RegistrableModel[]
  /** Values prefilled from the URL (`?code=`). */
  initialValues: Record<string, string>
  /** Recall notices to show to owners. */
  recalls: Recall[]
}

/** A longer list is hard to search, and would make the page larger than all others. */
const maxModels = 100

type Query = { language: Language; code: string | null }

/** F4: all models, including discontinued ones. An unknown code in the URL prefills nothing. */
export function loadRegistration(catalog: Catalog, { language, code }: Query): RegistrationPage {
  const product = code ? catalog.product(language, code) : undefined
  return {
    categories: categories.map(({ number }) => ({
      value: String(number),
      name: catalog.category(language, number).name.text,
    })),
    ...(catalog.supportedCodes().length <= maxModels && { models: registrableModels(catalog, language) }),
    recalls: recallsIn(catalog.notices(language), language),
    initialValues: product ? { cate_name: String(product.category), code: product.code } : {},
  }
}

function registrableModels(catalog: Catalog, language: Language): RegistrableModel[] {
  const models = catalog.models(language).map(
    ({ code, category, seriesName }): RegistrableModel => ({
      ...catalog.warrantedModel(code),
      code,
      category: String(category),
      series: seriesName.text,
    }),
  )
  return [...models, { code: otherCode, category: otherCategory, series: '' }]
}
