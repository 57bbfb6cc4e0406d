import { describe, expect, it } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { loadSupport } from './load.server.ts'

const catalog = await loadCatalog(fixtureFolder)
const load = (code: string | null) => loadSupport(catalog, { language: 'ko', code })

describe('support by model', () => {
  it('collects everything about a model, also about a discontinued one', () => {
    expect(load('RH-0001')).toMatchObject({ kind: 'found', data: { kind: 'model', support: { product: { code: 'RH-0001' } } } })
    expect(load('RH-0090')).toMatchObject({
      kind: 'found',
      data: { kind: 'model', support: { discontinued: '2023-03-31', successor: { code: 'RH-0001' } }, category: { number: 1 } },
    })
  })

  it.each(['rh-0001', 'RH0001', ' rh 0001 ', 'ＲＨ－０００１', '0090'])('%j redirects to the canonical URL', (code) =>
    expect(load(code)).toMatchObject({ kind: 'moved' }),
  )

  it('without a model, returns the start page with the safety notices in force', () => {
    expect(load(null)).toMatchObject({
      kind: 'found',
      data: {
        kind: 'start',
        notices: [{ id: 'rh-0001-glass', href: `${pageUrl('ko', 'support', { id: 'RH-0001' })}#rh-0001-glass` }],
      },
    })
  })

  it('offers both models if two share the number', () => {
    expect(load('0001')).toMatchObject({
      kind: 'found',
      data: { kind: 'start', unknown: { typed: '0001', similar: [{ code: 'RH-0001' }, { code: 'SD-0001' }] } },
    })
  })

  it('suggests similar codes for an unknown model', () => {
    expect(load('RH-0003')).toMatchObject({
      kind: 'found',
      data: { kind: 'start', unknown: { typed: 'RH-0003', similar: [{ code: 'RH-0001' }, { code: 'RH-0002' }] } },
    })
  })

  it('repeats at most forty characters of the typed code', () => {
    const outcome = load('<'.repeat(5000))
    expect(outcome).toMatchObject({ kind: 'found', data: { unknown: { typed: '<'.repeat(40), similar: [] } } })
  })
})
