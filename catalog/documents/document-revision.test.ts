import { expect, it } from 'vitest'
import { productSummary } from '#publishing/build/write-content.ts'
import { loadIndex } from '#publishing/load-catalog.ts'
import { fixtureCopy, fixtureFolder } from '#publishing/testing/fixture.ts'
import { createCatalog } from '../create-catalog.ts'
import type { ContentIndex } from '../snapshot/content-index.ts'
import type { Product } from '../snapshot/snapshot.ts'

const index = await loadIndex(fixtureFolder)
const urlWith = (other: Partial<ContentIndex> = {}, publicUrl?: string) =>
  createCatalog({ ...index, ...other }, '2026-11-21', publicUrl === undefined ? {} : { publicUrl })
    .product('en', 'RH-0001')
    ?.documents.find(({ kind }) => kind === 'specSheet')?.file.url
const usual = urlWith()

function withProduct(change: (product: Product) => Product): Partial<ContentIndex> {
  const changed = change(index.product('101'))
  const { hash } = productSummary(changed)
  return {
    product: (id) => (id === '101' ? changed : index.product(id)),
    products: index.products.map((row) => (row.id === '101' ? { ...row, hash } : row)),
  }
}

it('D6: the URL of a document stays the same as long as nothing changes that it is made from', () => {
  expect(usual).toMatch(/^\/media\/[0-9a-f]{10}\/rh-0001-spec-sheet\.en\.pdf$/)
  expect(urlWith()).toBe(usual)
  expect(urlWith(withProduct((product) => ({ ...product })))).toBe(usual)
})

it('D6: it is the same on a node with the content in another place', async () => {
  await using copy = await fixtureCopy()
  expect(urlWith(await loadIndex(copy.folder))).toBe(usual)
})

it.each<[string, Partial<ContentIndex>, string?]>([
  ['the product', withProduct((product) => ({ ...product, title: { en: 'Another title' } }))],
  ['an accessory that fits it', { accessories: index.accessories.map((one) => ({ ...one, title: { en: 'Another part' } })) }],
  ['what fits it', { accessories: index.accessories.slice(1) }],
  ['its care guide', { care: index.care.map((guide) => ({ ...guide, title: { en: 'Another guide' } })) }],
  ['the site', { site: { ...index.site, phone: '+65 6999 9999' } }],
  ['its category', { categories: index.categories.map((one) => ({ ...one, name: { en: 'Another name' } })) }],
  ['the terms of the warranty', { pages: index.pages.filter(({ slug }) => slug !== 'warranty-terms') }],
  ['the public URL of the site', {}, 'https://www.example.com'],
])('D6: it changes with %s', (_name, other, publicUrl) => {
  expect(urlWith(other, publicUrl)).not.toBe(usual)
})

it('D6: it stays the same if only another accessory changes', () => {
  const accessories = index.accessories.map((one) => (one.models.includes('RH-0001') ? one : { ...one, title: { en: 'Other' } }))
  expect(urlWith({ accessories })).toBe(usual)
})
