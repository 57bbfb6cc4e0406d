import type { Language } from '#contract/languages.ts'
import { allFields } from '#contract/objects/all-fields.ts'
import type { ProductCard } from '#contract/views.ts'
import { textIn, textsIn } from '../localised.ts'
import type { ProductSummary } from '../snapshot/content-index.ts'
import { pictureFile } from './picture-view.ts'

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
