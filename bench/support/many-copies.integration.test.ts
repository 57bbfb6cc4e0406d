import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { checkContent } from '#publishing/check/check-content.ts'
import { temporaryFolder } from '#publishing/testing/temporary-folder.ts'
import { makeManyCopies } from './many-copies.ts'

it('makes content without faults, with as many times the products and series, and 100 articles for each time', async () => {
  await using folder = await temporaryFolder()
  const demo = resolve(import.meta.dirname, '../../content')
  const target = join(folder.folder, 'content')
  makeManyCopies(demo, target, 2)
  const [{ sizes: before }, { sizes, errors, warnings, coverage }] = [await checkContent(demo), await checkContent(target)]
  expect(errors).toEqual([])
  // Copies mix the values that are filtered by, so a narrow hob may have a wide hob's planning data.
  expect(warnings.filter(({ field }) => field !== 'values' && !field.startsWith('values.'))).toEqual([])
  expect(sizes).toMatchObject({ products: 2 * before.products, series: 2 * before.series, categories: 6 })
  expect(sizes.news + sizes.videos + sizes.recipes + sizes.happiness + sizes.cases).toBe(200)
  for (const { total, present } of coverage) expect(new Set(Object.values(present))).toEqual(new Set([total]))
})
