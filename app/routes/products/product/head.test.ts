import { expect, it } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { productData } from './head.ts'

const catalog = await loadCatalog(fixtureFolder)

it('D: the structured data has absolute URLs, the price in Singapore dollars, and neither stock nor a rating', () => {
  const product = catalog.product('en', 'RH-0001')
  if (!product) throw new Error('RH-0001')
  const data = productData(product, {
    brand: 'Solenne',
    category: 'Range hoods',
    origin: 'https://www.example.com',
    path: pageUrl('en', 'product', { id: 'RH-0001' }),
  })
  expect(data).toMatchObject({
    '@type': 'Product',
    sku: 'RH-0001',
    model: 'RH-0001',
    brand: { '@type': 'Brand', name: 'Solenne' },
    category: 'Range hoods',
    url: 'https://www.example.com/productdetail?id=RH-0001',
  })
  expect(data.image).toHaveLength(product.pictures.length)
  for (const image of data.image) expect(image).toMatch(/^https:\/\/www\.example\.com\/media\/.+\.webp$/)
  expect(data).toMatchObject({ offers: { '@type': 'Offer', price: 2480, priceCurrency: 'SGD' } })
  expect(JSON.stringify(data)).not.toMatch(/availability|rating|review/i)
})

it('D9: a product without a price, or no longer sold, has no offer', () => {
  const maker = { brand: 'Solenne', category: 'Range hoods', origin: 'https://www.example.com', path: '/' }
  for (const code of ['RH-0002', 'RH-0090']) {
    const product = catalog.product('en', code)
    if (!product) throw new Error(code)
    expect(productData(product, maker)).not.toHaveProperty('offers')
  }
})
