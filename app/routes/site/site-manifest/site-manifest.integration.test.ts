import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageNames } from '#contract/languages.ts'
import { manifestUrl, pageUrl } from '#contract/pages/urls.ts'
import { type RunningSite, runSite } from '#tests/support/running-site.ts'

let site: RunningSite
beforeAll(async () => {
  site = await runSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const get = (path: string) => fetch(site.origin + path)

type Icon = { src: string; sizes: string; purpose?: string }
type Manifest = { start_url: string; display: string; icons: Icon[]; shortcuts: { url: string }[] }

describe.each(languageNames)('MK4: the web app manifest in %s', (language) => {
  it('is linked from the pages of the language, and its pages exist', async () => {
    expect(await (await get(pageUrl(language, 'home'))).text()).toContain(`rel="manifest" href="${manifestUrl(language)}"`)
    const manifest: Manifest = await (await get(manifestUrl(language))).json()
    expect(manifest).toMatchObject({ lang: language, start_url: pageUrl(language, 'home'), display: 'minimal-ui' })
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([pageUrl(language, 'myKitchen')])
    for (const url of [manifest.start_url, pageUrl(language, 'myKitchen')]) expect((await get(url)).status).toBe(200)
  })
})

it('MK4: the site can be installed: icons of 192 and 512 px, one of them maskable, of the size that they claim', async () => {
  const { icons }: Manifest = await (await get(manifestUrl('en'))).json()
  const pngs = icons.filter(({ src }) => src.endsWith('.png'))
  expect(pngs.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
  for (const { src, sizes } of pngs) {
    const bytes = Buffer.from(await (await get(src)).arrayBuffer())
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes)
  }
})

it('MK4: the service worker is never stale, may read only this site, and its page is complete without another file', async () => {
  const worker = await get('/service-worker.js')
  expect(worker.headers.get('cache-control')).toBe('no-cache')
  expect(worker.headers.get('content-security-policy')).toContain("default-src 'none'; connect-src 'self'")
  const code = await worker.text()
  expect(code).not.toMatch(/\bimport\b/)
  // It reads what pages have kept, and writes nothing.
  expect(code).not.toMatch(/\.(put|add|addAll)\(/)

  const offline = await (await get(pageUrl('ko', 'offline'))).text()
  expect(offline).toContain(`href="${pageUrl('ko', 'myKitchen')}"`)
  expect(offline).not.toMatch(/<script|<link|src="/)
})
