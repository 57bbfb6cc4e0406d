import { expect, it } from 'vitest'
import { languages } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { builtApp } from '../assemble.ts'
import { noVisits } from './no-visits.ts'
import { createPages } from './pages.ts'
import { createRenderLimit } from './render-limit.ts'

/** Pages of the test content with a small cache. */
async function underTest() {
  const [catalog, { files, ...app }] = await Promise.all([loadCatalog(fixtureFolder), builtApp()])
  const rendered: string[] = []
  const pages = createPages({
    ...app,
    render: (request, parts) => {
      rendered.push(request.url.replace('http://localhost', ''))
      return app.render(request, parts)
    },
    catalog: () => catalog,
    origin: 'http://localhost',
    reportError: (error) => expect.unreachable(String(error)),
    maxBytes: 2 ** 18,
    untilQuiet: async () => {},
    client: () => '192.0.2.1',
    renderLimit: createRenderLimit(),
    compress: true,
    visits: noVisits,
  })

  return { rendered, stored: () => pages.size().entries, warm: pages.warm }
}

/** More pages than the cache holds. */
const flood = languages.flatMap(({ language }) =>
  [1, 2, 3, 4, 5, 6].map((id) => pageUrl(language, 'productList', { id: String(id) })),
)

it('warms the first pages, and stops before the cache is full', async () => {
  const site = await underTest()
  let read = 0
  function* paths() {
    for (const path of flood) {
      read += 1
      yield path
    }
  }
  const count = await site.warm(paths())
  expect(count).toBeGreaterThan(3)
  expect(site.rendered).toEqual(flood.slice(0, count))
  // None of them was evicted, and only one more was read.
  expect([site.stored(), read]).toEqual([count, count + 1])
})
