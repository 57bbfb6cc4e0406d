import { webpUrl } from '#contract/pictures.ts'
import type { ProductView } from '#contract/views.ts'

type Maker = { brand: string; category: string; origin: string; path: string }

/** schema.org's `Product`. It has no offer and no rating, because this site sells and rates nothing. */
export function productData(product: ProductView, { brand, category, origin, path }: Maker) {
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
  }
}
