import { describe, expect, it } from 'vitest'
import { modelAccessories } from '#app/features/accessories/accessory-rows.ts'
import { loadCatalog } from '#catalog/load-catalog.ts'
import { fixtureFolder } from '#catalog/testing/fixture.ts'
import type { ProductView } from '#contract/views.ts'
import { type Shown, shownTabs, tabOfHash } from './tab-choice.ts'

const catalog = await loadCatalog(fixtureFolder)

function shown(code: string, changes: Partial<ProductView> = {}): Shown {
  const product = catalog.product('en', code)
  if (!product) throw new Error(code)
  return {
    product: { ...product, ...changes },
    accessories: modelAccessories('en', { model: code, all: catalog.accessories('en', { code }) }),
  }
}

describe('D6: a tab without content is not shown', () => {
  it('shows all tabs for a product with all content', () =>
    expect(shownTabs(shown('RH-0001'))).toEqual(['details', 'parameters', 'installation', 'accessories', 'manual']))

  it('shows no manual tab without documents', () => expect(shownTabs(shown('RH-0002'))).not.toContain('manual'))

  it('shows no accessories tab if nothing fits', () => expect(shownTabs(shown('SD-0001'))).not.toContain('accessories'))

  it('shows no tabs for a product without content', () =>
    expect(
      shownTabs(shown('SD-0001', { details: [], parameters: [], scenes: [], documents: [], installationNotes: { html: '' } })),
    ).toEqual([]))

  it('shows the installation tab if there are only notes', () =>
    expect(shownTabs(shown('RH-0002', { scenes: [], installationNotes: { html: '<p>A socket.</p>' } }))).toContain(
      'installation',
    ))
})

describe('D6: the URL hash selects the tab', () => {
  const tabs = ['details', 'parameters'] as const

  it.each([
    { hash: '#parameters', tab: 'parameters' },
    { hash: '', tab: 'details' },
    { hash: '#manual', tab: 'details' },
    { hash: '#somewhere', tab: 'details' },
    { hash: 'parameters', tab: 'details' },
  ])('hash $hash selects $tab', ({ hash, tab }) => expect(tabOfHash(hash, tabs)).toBe(tab))

  it('selects nothing if there are no tabs', () => expect(tabOfHash('#details', [])).toBeUndefined())
})
