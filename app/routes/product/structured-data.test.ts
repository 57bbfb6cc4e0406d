import { expect, it } from 'vitest'
import { loadCatalog } from '#catalog/load-catalog.ts'
import { fixtureFolder } from '#catalog/testing/fixture.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { productData } from './structured-data.ts'

const catalog = await loadCatalog(fixtureFolder)

it('D: the structured data has absolute URLs, and neither an offer nor a rating', () => {
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
  expect(Object.keys(data)).not.toEqual(expect.arrayContaining([expect.stringMatching(/offer|rating|review/i)]))
})
