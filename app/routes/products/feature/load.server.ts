import { found, notFound, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { CategoryView, DetailBlock, FeatureView, Html, ProductCard } from '#contract/views.ts'

export type FeaturePage = {
  feature: FeatureView
  /** The products mentioned; empty for a campaign. */
  products: ProductCard[]
  category: CategoryView
}

/** The link below them leads to the whole category. */
const maxProducts = 12

export function loadFeature(catalog: Catalog, { language, id }: { language: Language; id: string }): Outcome<FeaturePage> {
  const feature = catalog.feature(language, id)
  if (!feature) return notFound

  return found({
    feature: { ...feature, intro: openingInWindow(feature.intro), sections: feature.sections.map(sectionOpeningInWindow) },
    products: productsOf(catalog, language, feature),
    category: catalog.category(language, feature.category),
  })
}

function productsOf(catalog: Catalog, language: Language, { type, name }: FeatureView): ProductCard[] {
  switch (type) {
    case 'series':
      return catalog.productsOfSeries(language, name).slice(0, maxProducts)
    case 'product': {
      const product = catalog.product(language, name)
      const card = product && product.discontinued === undefined ? catalog.productById(language, product.id) : undefined
      return card ? [card] : []
    }
    case 'campaign':
      return []
  }
}

const sectionOpeningInWindow = (section: DetailBlock): DetailBlock => ({ ...section, text: openingInWindow(section.text) })

/** The page is shown in a frame, but its links must open in the whole window. */
function openingInWindow({ html, ...rest }: Html): Html {
  return { ...rest, html: html.replaceAll('<a ', '<a target="_top" ') }
}
