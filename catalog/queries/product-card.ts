import type { Language } from '#contract/languages.ts'
import { allFields } from '#contract/objects/all-fields.ts'
import type { ProductCard } from '#contract/views.ts'
import { textIn, textsIn } from '../localised.ts'
import type { ListedProduct, ProductSummary } from '../snapshot/content-index.ts'
import { pictureFile } from './picture-view.ts'

/** What lists show of a product as long as it is sold. */
export function listedProductIn(language: Language, product: ProductSummary): ListedProduct {
  const card = productCard({ ...product, discontinued: undefined }, language)
  return { ...card, summary: textIn(product.summary, language), isSurvey: product.isSurvey }
}

export function productCard(product: Omit<ProductSummary, 'hash'>, language: Language): ProductCard {
  return allFields<ProductCard>({
    id: product.id,
    code: product.code,
    title: textIn(product.title, language),
    tags: textsIn(product.tags, language),
    picture: pictureFile(product.pictures[0]),
    category: product.category,
    seriesId: product.seriesId,
    isOutside: product.isOutside,
    price: product.discontinued === undefined ? product.price : undefined,
  })
}
