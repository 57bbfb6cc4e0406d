import type { z } from 'zod'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import { framedUrl, lookupTypes } from '#contract/pages/urls.ts'
import { webpUrl } from '#contract/pictures.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import type { BannerView, ProductCard } from '#contract/views.ts'
import { type Banner, type ListedProduct, productEntry } from '#contract/wire/entities/entities.ts'

/** Adds the fields to a product card that API lists have and cards don't. */
export function listedProduct(catalog: Catalog, language: Language, { id }: ProductCard): ListedProduct {
  const product = catalog.listedProduct(language, id)
  if (!product) throw new Error(`The catalog has a card but no product ${id}`)
  const outsideUrl = product.isOutside ? (catalog.framedUrl(language, 'product', product.code, product.category) ?? '') : ''
  return { ...product, outsideUrl }
}

export const wireProduct = (catalog: Catalog, language: Language, card: ProductCard) =>
  productEntry(listedProduct(catalog, language, card))

type FeatureOwner = { id: string; category: CategoryNumber; hasFeature: boolean }
export function featureLink(language: Language, { id, category, hasFeature }: FeatureOwner): string {
  return hasFeature ? framedUrl(language, 'series', id, category) : ''
}

export function wireBanner(language: Language, { id, picture, target }: BannerView): z.input<typeof Banner> {
  const img = webpUrl(picture)
  switch (target.kind) {
    case 'framed': {
      const { type, name, category } = target
      const link = framedUrl(language, type, name, category)
      return { id, img, link, link_type: 1, cate: String(category), type: lookupTypes[type], name }
    }
    case 'newTab':
      return { id, img, link: target.url, link_type: 2, cate: '', type: '', name: '' }
    case 'none':
      return { id, img, link: '', link_type: 0, cate: '', type: '', name: '' }
  }
}
