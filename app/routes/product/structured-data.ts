import { webpUrl } from '#contract/pictures.ts'
import type { ProductView } from '#contract/views.ts'

type Described = Pick<ProductView, 'code' | 'title' | 'summary' | 'pictures' | 'price'>
type Maker = { brand: string; category: string; origin: string; path: string }

/** schema.org's `Product`. Its offer says nothing about stock, and there is no rating, because the site knows neither. */
export function productData(product: Described, { brand, category, origin, path }: Maker) {
  return {
    '@type': 'Product',
    name: `${brand} ${product.code} – ${product.title.text}`,
    sku: product.code,
    model: product.code,
    brand: { '@type': 'Brand', name: brand },
    category,
    description: product.summary.text,
    image: product.pictures.map((picture) => origin + webpUrl(picture)),
    url: origin + path,
    ...(product.price && { offers: { '@type': 'Offer', price: product.price.from, priceCurrency: 'SGD' } }),
  }
}
