import type { Catalog } from '#catalog/catalog.ts'
import type { PageSlug } from '#contract/pages/text-pages.ts'
import { type CategoryNumber, categories } from '#contract/products/categories.ts'
import type { ArticleKind } from '#contract/views/articles.ts'
import type { FeatureView, FilterChoice, ProductView } from '#contract/views.ts'

/** One example of each kind of page in some content; undefined if the content has none. */
export type ContentSample = {
  /** The category with the most products. */
  category: CategoryNumber
  /** Filters of that category that match no product. */
  filtersWithoutResult: FilterChoice | undefined
  /** The product with the most content on its page. */
  product: string | undefined
  /** Ids of up to three products of the category. */
  compared: string[]
  feature: Pick<FeatureView, 'id' | 'type' | 'name' | 'category'> | undefined
  article: (kind: ArticleKind) => string | undefined
  hasPage: (slug: PageSlug) => boolean
  /** A model with a safety notice, or a discontinued one. */
  supportedModel: string | undefined
  /** The category whose care guide has the most families. */
  careGuide: string | undefined
  cityWithShops: string | undefined
  postcode: string | undefined
}

export function sampleOf(catalog: Catalog): ContentSample {
  const sizes = categories.map(({ number }) => ({ number, size: productsOf(catalog, number).length }))
  const category = sizes.reduce((most, one) => (one.size > most.size ? one : most)).number
  const codes = catalog.productCodes()
  const supported = catalog.supportedCodes()
  return {
    category,
    filtersWithoutResult: filtersWithoutResult(catalog, category),
    product: codes.toSorted((a, b) => richness(catalog, b) - richness(catalog, a))[0],
    compared: productsOf(catalog, category)
      .slice(0, 3)
      .map(({ id }) => id),
    feature: catalog
      .featureIds()
      .map((id) => catalog.feature('en', id))
      .find((feature) => feature !== undefined),
    article: (kind) => catalog.articles('en', kind)[0]?.id,
    hasPage: (slug) => catalog.page('en', slug) !== undefined,
    supportedModel: supported.find((code) => catalog.noticesAbout('en', code).length > 0) ?? supported[0],
    careGuide: catalog
      .careGuides()
      .toSorted((a, b) => familiesOf(catalog, b) - familiesOf(catalog, a))
      .map(String)[0],
    cityWithShops: catalog.shops('en').find(({ postcode }) => postcode === undefined)?.city.id,
    postcode: catalog.shops('en').find(({ postcode }) => postcode !== undefined)?.postcode,
  }
}

const productsOf = (catalog: Catalog, category: CategoryNumber, choice: FilterChoice = {}) =>
  catalog.productGroups('en', category, { ticked: choice }).flatMap(({ products }) => products)

const familiesOf = (catalog: Catalog, category: CategoryNumber) => catalog.care('en', category)?.families.length ?? 0

/** Number of optional parts on the product page. */
function richness(catalog: Catalog, code: string): number {
  const product: ProductView | undefined = catalog.product('en', code)
  if (!product) return 0
  const { pictures, details, documents, awards, scenes, video, model, installationPicture } = product
  const lists = [pictures, details, documents, awards, scenes].reduce((sum, { length }) => sum + Math.min(length, 4), 0)
  return lists + [video, model, installationPicture].filter((part) => part !== undefined).length
}

function filtersWithoutResult(catalog: Catalog, category: CategoryNumber): FilterChoice | undefined {
  const values = catalog.filters('en', category).flatMap(({ type, values: all }) => all.map(({ id }) => ({ type, id })))
  for (const one of values) {
    for (const other of values) {
      const choice = { [one.type]: [one.id], [other.type]: [other.id] }
      if (one.type !== other.type && productsOf(catalog, category, choice).length === 0) return choice
    }
  }
  return undefined
}
