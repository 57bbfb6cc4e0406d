import { describe, expect, it } from 'vitest'
import { loadCatalog } from '#catalog/load-catalog.ts'
import { fixtureFolder } from '#catalog/testing/fixture.ts'
import { type PanelData, panelData, tabsWithContent } from './panels.server.ts'

const catalog = await loadCatalog(fixtureFolder)

function panels(code: string): PanelData {
  const found = catalog.product('en', code)
  if (!found) throw new Error(code)
  return panelData(catalog, 'en', found)
}

const nothing: PanelData = {
  details: [],
  parameters: { rows: [] },
  installation: { scenes: [], installationNotes: { html: '' }, planning: [] },
  accessories: { model: 'RH-0001', rows: [], count: 0 },
  manual: [],
}

describe('D6: a tab without content is not shown', () => {
  it('shows all tabs for a product with all content', () =>
    expect(tabsWithContent(panels('RH-0001'), true)).toEqual([
      'features',
      'details',
      'parameters',
      'installation',
      'accessories',
      'manual',
    ]))

  it('shows no manual tab without documents', () =>
    expect(tabsWithContent({ ...panels('RH-0002'), manual: [] }, true)).not.toContain('manual'))

  it('shows no accessories tab if nothing fits', () =>
    expect(tabsWithContent(panels('SD-0001'), true)).not.toContain('accessories'))

  it('shows no features tab for a series without a story of our own', () =>
    expect(tabsWithContent(panels('RH-0002'), false)).not.toContain('features'))

  it('shows no tabs for a product without content', () => expect(tabsWithContent(nothing, false)).toEqual([]))

  it('shows the installation tab if there are only notes', () =>
    expect(
      tabsWithContent(
        { ...nothing, installation: { ...nothing.installation, installationNotes: { html: '<p>A socket.</p>' } } },
        false,
      ),
    ).toEqual(['installation']))
})
