import { describe, expect, it } from 'vitest'
import { loadCatalog } from '#catalog/load-catalog.ts'
import { fixtureFolder } from '#catalog/testing/fixture.ts'
import { loadSearch } from './load.server.ts'

const catalog = await loadCatalog(fixtureFolder)
const modelFor = (q: string) => {
  const outcome = loadSearch(catalog, { language: 'en', q })
  return outcome.kind === 'found' ? outcome.data.model : undefined
}

describe('support by model: reached from search', () => {
  it.each(['RH-0002', 'rh0002', ' rh 0002 '])('by the code, as %j', (q) => expect(modelFor(q)).toBe('RH-0002'))
  it('by the number, where one model has it', () => expect(modelFor('0090')).toBe('RH-0090'))
  it.each(['0002', '0001', '2', '', 'hood', '<', '😀', 'x'.repeat(5000)])('not where no single model is meant: %j', (q) =>
    expect(modelFor(q)).toBeUndefined(),
  )
})
