import { unknownModel } from '#app/features/forms/model-form/similar-codes.ts'
import { type ModelAccessories, modelAccessories } from '#app/features/products/accessories/accessory-rows.ts'
import { type NoticeLine, noticeLine } from '#app/features/products/safety-notices/recalls.ts'
import { sparePartsRow } from '#app/features/products/spare-parts-row.server.ts'
import { found, movedTo, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import { fitQuery } from '#contract/fit/questions.ts'
import type { Language } from '#contract/languages.ts'
import { fitUrl, pageUrl } from '#contract/pages/urls.ts'
import type { SupportView } from '#contract/views/support.ts'
import type { CategorySummary, CategoryView, Parameter, ProductCard } from '#contract/views.ts'

export type ModelSupport = {
  kind: 'model'
  support: SupportView
  category: CategoryView
  spareParts?: Parameter
  accessories: ModelAccessories
  /** What fits in the place of a model that is no longer sold. */
  replacementHref?: string
}
/** No model in the URL, or an unknown one. */
export type SupportStart = {
  kind: 'start'
  categories: readonly CategorySummary[]
  notices: NoticeLine[]
  unknown?: { typed: string; similar: Pick<ProductCard, 'code' | 'title'>[] }
}

/** The newest videos, and the newest recipes, that use a model. */
const maxArticles = 12

/** `code` is the raw value from the URL, in any spelling. */
export function loadSupport(
  catalog: Catalog,
  { language, code }: { language: Language; code: string | null },
): Outcome<ModelSupport | SupportStart> {
  const start = {
    kind: 'start' as const,
    categories: catalog.site(language).categories,
    notices: catalog.notices(language).flatMap((notice) => noticeLine(notice, language)),
  }
  if (code === null) return found(start)

  const support = catalog.support(language, code)
  if (!support) {
    const { same, unknown } = unknownModel(code, catalog.supportedCodes())
    if (same !== undefined) return movedTo(pageUrl(language, 'support', { id: same }))
    const products = unknown.similar.flatMap((one) => catalog.support(language, one)?.product ?? [])
    return found({
      ...start,
      unknown: { typed: unknown.typed, similar: products.map(({ code: own, title }) => ({ code: own, title })) },
    })
  }
  // Redirect to the canonical URL.
  if (support.product.code !== code) return movedTo(pageUrl(language, 'support', { id: support.product.code }))
  const { videos, recipes, spareParts, discontinued, product } = support
  return found({
    kind: 'model',
    support: { ...support, videos: videos.slice(0, maxArticles), recipes: recipes.slice(0, maxArticles) },
    category: catalog.category(language, support.product.category),
    ...(discontinued && { replacementHref: fitUrl(language, product.category, fitQuery(catalog.ownPlace(product.code))) }),
    spareParts: spareParts && sparePartsRow(spareParts, language),
    accessories: modelAccessories(language, {
      model: support.product.code,
      all: catalog.accessories(language, { code: support.product.code }),
    }),
  })
}
