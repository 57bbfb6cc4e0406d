import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { languages } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { builtApp } from '../assemble.ts'
import { brotli } from './compress.ts'
import { createPages } from './pages.ts'
import { createRenderLimit } from './render-limit.ts'

const addressOf = (html: string) => /<link rel="canonical" href="http:\/\/localhost([^"]*)"/.exec(html)?.[1] ?? html.slice(0, 80)

/** Pages of the test content with a small cache. The test decides when each best compression ends. */
async function underTest({ oftenRequested = 1, budget = Number.POSITIVE_INFINITY } = {}) {
  const [catalog, { files, ...app }] = await Promise.all([loadCatalog(fixtureFolder), builtApp()])
  const rendered: string[] = []
  const begun: string[] = []
  const ends: (() => void)[] = []
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
    compressBest: async (body) => {
      begun.push(addressOf(body.toString()))
      await new Promise<void>((resolve) => ends.push(resolve))
      return brotli(body, 'quick')
    },
    oftenRequested,
    budget,
    untilQuiet: async () => {},
    client: () => '192.0.2.1',
    renderLimit: createRenderLimit(),
    compress: true,
  })
  const server = createServer((request, response) => void pages.answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    rendered,
    begun,
    stored: () => pages.size().pages,
    warm: (urls: Iterable<string>) => pages.warm(urls),
    get: async (path: string) => addressOf(await (await fetch(`http://127.0.0.1:${port}${path}`)).text()),
    async finish() {
      let settled = false
      void pages.settled().then(() => {
        settled = true
      })
      while (!settled) {
        ends.shift()?.()
        await new Promise((resume) => setImmediate(resume))
      }
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** More pages than the cache holds. */
const flood = languages.flatMap(({ language }) =>
  [1, 2, 3, 4, 5, 6].map((id) => pageUrl(language, 'productList', { id: String(id) })),
)

it('does not compress pages that were evicted while waiting, and compresses each other page once', async () => {
  await using site = await underTest()
  for (const path of [pageUrl('en', 'feedback'), ...flood]) await site.get(path)
  expect(site.stored()).toBeLessThan(flood.length)
  expect(site.begun).toEqual([pageUrl('en', 'feedback')])

  await site.finish()
  expect(site.begun).toHaveLength(1 + site.stored())
  expect(new Set(site.begun).size).toBe(site.begun.length)
})

it('compresses a page that is over its budget, even if nobody has requested it', async () => {
  const paths = flood.slice(0, 4)
  await using site = await underTest({ oftenRequested: 100, budget: 0 })
  await site.warm(paths)
  await site.finish()
  expect(site.begun).toEqual(paths)

  await using other = await underTest({ oftenRequested: 100 })
  await other.warm(paths)
  await other.finish()
  expect(other.begun).toEqual([])
})

it('compresses a page once if it is rendered again while waiting', async () => {
  await using site = await underTest()
  const [waiting = '', ...others] = flood
  // While the first page is being compressed, the others wait. The flood evicts the page that is requested again.
  for (const path of [pageUrl('en', 'feedback'), waiting, ...others, waiting]) await site.get(path)
  expect(site.rendered.filter((address) => address === waiting)).toEqual([waiting, waiting])

  await site.finish()
  expect(site.begun.filter((address) => address === waiting)).toEqual([waiting])
})

it('warms the first pages, and stops before the cache is full', async () => {
  await using site = await underTest()
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
