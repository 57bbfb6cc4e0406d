import { describe, expect, it } from 'vitest'
import { loadCatalog } from '#catalog/load-catalog.ts'
import { fixtureFolder } from '#catalog/testing/fixture.ts'
import { type ShownProduct, shownProduct } from './load.server.ts'
import { shownTabs, tabOfHash } from './tab-choice.ts'

const catalog = await loadCatalog(fixtureFolder)

function product(code: string): ShownProduct {
  const found = catalog.product('en', code)
  if (!found) throw new Error(code)
  return shownProduct(catalog, 'en', found)
}

describe('D6: a tab without content is not shown', () => {
  it('shows all tabs for a product with all content', () =>
    expect(shownTabs(product('RH-0001'))).toEqual(['features', 'details', 'parameters', 'installation', 'accessories', 'manual']))

  it('shows no manual tab without documents', () =>
    expect(shownTabs({ ...product('RH-0002'), documents: [] })).not.toContain('manual'))

  it('shows no accessories tab if nothing fits', () => expect(shownTabs(product('SD-0001'))).not.toContain('accessories'))

  it('shows no features tab for a series without a story, or with one on another site', () =>
    expect(shownTabs(product('RH-0002'))).not.toContain('features'))

  it('shows no tabs for a product without content', () =>
    expect(
      shownTabs({
        ...product('SD-0001'),
        details: [],
        parameters: [],
        documents: [],
        scenes: [],
        installationNotes: { html: '' },
      }),
    ).toEqual([]))

  it('shows the installation tab if there are only notes', () =>
    expect(shownTabs({ ...product('RH-0002'), scenes: [], installationNotes: { html: '<p>A socket.</p>' } })).toContain(
      'installation',
    ))
})

describe('D6: the URL hash selects the tab', () => {
  const shown = ['features', 'details', 'parameters'] as const

  it.each([
    { hash: '#parameters', tab: 'parameters' },
    { hash: '#features', tab: 'features' },
    { hash: '', tab: 'details' },
    { hash: '#manual', tab: 'details' },
    { hash: '#somewhere', tab: 'details' },
    { hash: 'parameters', tab: 'details' },
  ])('hash $hash selects $tab', ({ hash, tab }) => expect(tabOfHash(hash, shown)).toBe(tab))

  it('selects the features only if there is nothing else', () => expect(tabOfHash('', ['features'])).toBe('features'))

  it('selects nothing if there are no tabs', () => expect(tabOfHash('#details', [])).toBeUndefined())
})
