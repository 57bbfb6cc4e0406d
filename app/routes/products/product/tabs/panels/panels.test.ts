import { describe, expect, it } from 'vitest'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
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
    expect(tabsWithContent(panels('RH-0001'))).toEqual(['details', 'parameters', 'installation', 'accessories', 'manual']))

  it('shows no manual tab without documents', () =>
    expect(tabsWithContent({ ...panels('RH-0002'), manual: [] })).not.toContain('manual'))

  it('shows no accessories tab if nothing fits', () => expect(tabsWithContent(panels('SD-0001'))).not.toContain('accessories'))

  it('shows the details for a product without content: they have the overview', () =>
    expect(tabsWithContent(nothing)).toEqual(['details']))

  it('shows the installation tab if there are only notes', () =>
    expect(
      tabsWithContent({ ...nothing, installation: { ...nothing.installation, installationNotes: { html: '<p>A socket.</p>' } } }),
    ).toEqual(['details', 'installation']))
})
