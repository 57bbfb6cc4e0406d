import { expect, it } from 'vitest'
import type { Catalog } from '#catalog/catalog.ts'
import { createCatalog } from '#catalog/create-catalog.ts'
import { loadIndex } from '#catalog/load-catalog.ts'
import { sampleOf } from '#tests/audit/content-sample.ts'
import { screens } from '#tests/audit/screens.ts'
import { builtApp } from '../assemble.ts'
import { pageAddress } from './page-address.ts'
import { plainBody } from './page-body.ts'
import { renderPage } from './render-page.ts'

const { files, routeOf, ...app } = await builtApp()
const index = await loadIndex('tests/content')
const newCatalog = () => createCatalog(index, '2026-11-21')

async function rendered(url: string, catalog: Catalog) {
  const address = pageAddress(url, { catalog, routeOf })
  if (address.kind !== 'page') throw new Error(`${url} redirects to ${address.to}`)
  const { stylesheet, integrity } = files
  const parts = { ...app, origin: 'http://localhost', stylesheet, integrity, reportError: console.error, compress: false }
  return (await plainBody(await renderPage(address, catalog, parts))).toString()
}

it('G10: a page has the same bytes whether its parts are new or kept from other pages', async () => {
  const shared = newCatalog()
  const sample = sampleOf(shared)
  const urls = (['en', 'zh-Hans'] as const).flatMap((language) => screens.flatMap(({ urlIn }) => urlIn(sample, language) ?? []))
  expect(urls.length).toBeGreaterThan(80)
  // Parts are kept when they come the second time.
  for (const url of [...urls, ...urls]) await rendered(url, shared)
  const different: string[] = []
  for (const url of urls) if ((await rendered(url, shared)) !== (await rendered(url, newCatalog()))) different.push(url)
  expect(different).toEqual([])
}, 120_000)
