import { once } from 'node:events'
import { globSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '#contract/pages/paths.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { getCountryList } from '#contract/wire/calls/index-calls.ts'
import { type RunningSite, runSite } from '#tests/support/running-site.ts'
import { createMetricsServer } from '../metrics/metrics-server.ts'
import { bareContentSecurityPolicy } from './security-headers.ts'

let site: RunningSite
beforeAll(async () => {
  site = await runSite()
})
afterAll(() => site[Symbol.asyncDispose]())

/** Pages contain the text of their stylesheets and no links to them. */
function builtStylesheet(): string {
  const [file] = globSync('*.css', { cwd: 'build/client/assets' })
  return `/assets/${file}`
}

/** The first URL on a product page that matches. */
async function urlOnPage(pattern: RegExp): Promise<string> {
  const html = await (await fetch(site.origin + pageUrl('en', 'product', { id: 'RH-0001' }))).text()
  return pattern.exec(html)?.[0] ?? `/no URL on the page matches ${pattern}`
}

const policyOf = ({ headers }: Response) => headers.get('content-security-policy')

describe('every response has a Content-Security-Policy', () => {
  it.each([
    { name: 'a page', path: '/', type: 'text/html' },
    { name: 'the data of a page', path: `${paths.feedback}.data`, type: 'text/x-script' },
    { name: 'a script', path: /\/assets\/[\w.-]+\.js/, type: 'text/javascript' },
    { name: 'a stylesheet', path: builtStylesheet(), type: 'text/css' },
    { name: 'a font', path: /\/assets\/[\w.-]+\.woff2/, type: 'font/woff2' },
    { name: 'the icon', path: '/favicon.svg', type: 'image/svg+xml' },
    { name: 'the service worker', path: '/service-worker.js', type: 'text/javascript' },
    { name: 'the offline page', path: paths.offline, type: 'text/html' },
    { name: 'the manifest', path: '/site.webmanifest', type: 'application/manifest+json' },
    { name: 'a picture', path: /\/media\/[\w./-]+\.(webp|avif|jpg)/, type: 'image/' },
    { name: 'a document', path: /\/media\/[\w./-]+\.pdf/, type: 'application/pdf' },
    { name: 'a video', path: /\/media\/[\w./-]+\.mp4/, type: 'video/mp4' },
    { name: 'the liveness check', path: '/healthz', type: 'application/json' },
    { name: 'the readiness check', path: '/readyz', type: 'application/json' },
    { name: 'an API call', path: getCountryList.path, type: 'application/json' },
    { name: 'the documentation of the API', path: '/api/docs', type: 'text/html' },
    { name: 'the unsubscribe page', path: '/unsubscribe', type: 'text/html' },
    { name: 'the sitemap', path: '/sitemap.xml', type: 'application/xml' },
    { name: 'a part of the sitemap', path: '/sitemap-pages-1.xml', type: 'application/xml' },
    { name: 'robots.txt', path: '/robots.txt', type: 'text/plain' },
  ])('$name', async ({ path, type }) => {
    const url = site.origin + (typeof path === 'string' ? path : await urlOnPage(path))
    const answer = await fetch(url)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining(type)])
    expect(policyOf(answer)).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/)

    const unchanged = await fetch(url, { headers: { 'If-None-Match': answer.headers.get('etag') ?? '' } })
    expect(policyOf(unchanged)).toBe(policyOf(answer))
  })

  it('the metrics on the internal port', async () => {
    await using server = createMetricsServer(site.metrics).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    for (const [path, status] of Object.entries({ '/metrics': 200, '/': 404 })) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`)
      expect([answer.status, policyOf(answer)]).toEqual([status, bareContentSecurityPolicy])
    }
  })
})
