import { expect, it } from 'vitest'
import { fixtureDraft } from '../testing/fixture.ts'
import { coverage } from './coverage.ts'

const coverageOf = async (area: string, edits = {}) => coverage(await fixtureDraft(edits)).find((row) => row.area === area)

it('coverage counts every text of a missing translation as missing', async () => {
  const products = await coverageOf('products')
  expect(products?.present.id).toBe(products?.total)
  // RH-0002 has no Korean title, summary, tag, intro, alternative text and installation text.
  expect(products?.present.ko).toBe((products?.total ?? 0) - 6)
})

it('coverage counts translations inside a facts file', async () => {
  const before = await coverageOf('series')
  const after = await coverageOf('series', { 'series/vela/series.yaml': (text: string) => text.replace(', ko: Vela', '') })
  expect(after?.total).toBe(before?.total)
  expect(after?.present.ko).toBe((before?.present.ko ?? 0) - 1)
})
