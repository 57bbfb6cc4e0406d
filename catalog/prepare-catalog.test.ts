import { expect, it } from 'vitest'
import { languageNames } from '#contract/languages.ts'
import { loadIndex } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { createCatalog } from './create-catalog.ts'
import { prepareCatalog } from './prepare-catalog.ts'

const index = await loadIndex(fixtureFolder)

it('the home page of a prepared catalog reads nothing more, in any language', async () => {
  let reads = 0
  const counted =
    <Args extends unknown[], Result>(read: (...args: Args) => Result) =>
    (...args: Args) => {
      reads += 1
      return read(...args)
    }
  const { product, productSummary } = index
  const catalog = createCatalog({ ...index, product: counted(product), productSummary: counted(productSummary) }, '2026-11-21')
  await prepareCatalog(catalog)
  expect(reads).toBeGreaterThan(0)
  const before = reads
  for (const language of languageNames) {
    for (const { productCode } of catalog.home(language).quotes) catalog.product(language, productCode ?? '')
  }
  expect(reads).toBe(before)
})
