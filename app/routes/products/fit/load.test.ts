import { expect, it } from 'vitest'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { loadFit } from './load.server.ts'

const catalog = await loadCatalog(fixtureFolder)

it('FT4: a model without planning data may fit, and the page names the missing data', () => {
  const query = new URLSearchParams('cate=1&width=3000&ceiling=1500&duct=180&below=gas&hob_w=600&power=13a')
  const outcome = loadFit(catalog, { language: 'en', query })
  if (!('data' in outcome) || outcome.data.kind !== 'form') throw new Error('no form')
  const { models = [], counts } = outcome.data.result ?? {}
  expect(counts).toEqual({ fits: 0, change: 0, unknown: 2, no: 0 })
  expect(models.map(({ verdict }) => verdict)).toEqual(['unknown', 'unknown'])
  for (const { missing } of models) expect(missing).toContain('We don’t have all planning data of this model: please ask us.')
})
