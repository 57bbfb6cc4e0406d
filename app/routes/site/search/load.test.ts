import { describe, expect, it } from 'vitest'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { answerOf } from './answer.server.ts'
import { loadSearch } from './load.server.ts'

const catalog = await loadCatalog(fixtureFolder)
const modelFor = (q: string) => {
  const outcome = loadSearch(catalog, { language: 'en', q })
  return outcome.kind === 'found' ? outcome.data.model : undefined
}

describe('search: link to the support page of a model', () => {
  it.each(['RH-0002', 'rh0002', ' rh 0002 '])('finds the model by its code, typed as %j', (q) =>
    expect(modelFor(q)).toBe('RH-0002'),
  )
  it('finds the model by its number, if only one has it', () => expect(modelFor('0090')).toBe('RH-0090'))
  it.each(['0002', '0001', '2', '', 'hood', '<', '😀', 'x'.repeat(5000)])(
    'finds no model if the query fits none or several: %j',
    (q) => expect(modelFor(q)).toBeUndefined(),
  )
})

it('Q5: shows no safety notice if the query names a model that it is not about', () => {
  const target = { kind: 'notice', id: 'no-such-notice', code: 'RH-0001', published: '2026-01-01' } as const
  const words = { parts: [{ text: 'Notice', marked: false }] }
  const hits = [{ ...target, title: words, excerpt: words }]
  const results = { total: 1, groups: [{ kind: 'notice' as const, total: 1, hits }], answers: true }
  expect(answerOf(catalog, 'en', 'recall', results)?.isWarning).toBe(true)
  expect(answerOf(catalog, 'en', 'recall RH-0002', results)).toBeUndefined()
})

it('Q7: sends no pictures that the page does not show', () => {
  const outcome = loadSearch(catalog, { language: 'en', q: 'vela' })
  const hits = outcome.kind === 'found' ? outcome.data.results.groups.flatMap((group) => group.hits) : []
  expect(hits.some(({ kind }) => kind === 'series')).toBe(true)
  expect(hits.filter((hit) => 'picture' in hit)).toEqual([])
})
