import type { Step } from '#app/content/trail-to.ts'
import type { Frame, PageHead } from '#app/loading/page-head.server.ts'
import { pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { webpUrl } from '#contract/pictures.ts'
import type { ProductView } from '#contract/views.ts'
import type { ShownProduct } from './load.server.ts'

export function productHead({ product }: { product: ShownProduct }, frame: Frame): PageHead {
  const { language, origin, site } = frame
  const title = `${product.code} ${product.title.text}`
  const path = pageUrl(language, 'product', { id: product.code })
  const category = categoryName(product, site).text
  return {
    title,
    description: product.summary.text,
    canonicalUrl: (of) => pageUrl(of, 'product', { id: product.code }),
    picture: product.picture,
    trail: [listOf(product, frame), { name: title, url: path }],
    jsonLd: [productData(product, { brand: site.brand, category, origin, path })],
  }
}

/** The list of the product's category, as a step of the breadcrumb. */
export const listOf = (product: ShownProduct, { language, site }: Pick<Frame, 'language' | 'site'>): Step => ({
  name: categoryName(product, site),
  url: productListUrl(language, product.category),
})

const categoryName = ({ category }: ShownProduct, { categories }: Frame['site']) =>
  categories.find(({ number }) => number === category)?.name ?? { text: '' }

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
