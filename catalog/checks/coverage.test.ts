import { expect, it } from 'vitest'
import { fixtureDraft } from '../testing/fixture.ts'
import { coverage } from './coverage.ts'

const coverageOf = async (area: string, edits = {}) => coverage(await fixtureDraft(edits)).find((row) => row.area === area)

it('coverage counts the texts of a language that is missing for a product', async () => {
  const products = await coverageOf('products')
  expect(products?.present.id).toBe(products?.total)
  // Title, summary, a tag, intro, an alternative text, installation of RH-0002.
  expect(products?.present.ko).toBe((products?.total ?? 0) - 6)
})

it('coverage counts words that stand beside their facts', async () => {
  const before = await coverageOf('series')
  const after = await coverageOf('series', { 'series/vela/series.yaml': (text: string) => text.replace(', ko: Vela', '') })
  expect(after?.total).toBe(before?.total)
  expect(after?.present.ko).toBe((before?.present.ko ?? 0) - 1)
})
