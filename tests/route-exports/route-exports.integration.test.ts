import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { runSite } from '#tests/support/running-site.ts'

const path = pageUrl('en', 'supplier')
let folder = ''
let site: Awaited<ReturnType<typeof runSite>>

beforeAll(async () => {
  // In the project, so that the built modules find their packages.
  folder = mkdtempSync(resolve('build/probe-'))
  execFileSync('react-router', ['build', '--logLevel', 'error'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BUILD_DIRECTORY: folder,
      PROBE_PAGE: resolve('tests/route-exports/probe-page.tsx'),
    },
  })
  site = await runSite({ build: folder })
})

afterAll(async () => {
  await site[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
})

type Sent = { status: number; headers: Headers; text: string }

async function send(url: string, init?: RequestInit): Promise<Sent> {
  const response = await fetch(site.origin + url, init)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const post = (url: string, company: string) => send(url, { method: 'POST', body: new URLSearchParams({ company }) })

const requests = [
  { name: 'a document', request: () => send(path) },
  { name: 'the data of a page', request: () => send(`${path}.data`) },
  { name: 'a posted document', request: () => post(path, 'Wok & Co') },
  { name: 'posted data', request: () => post(`${path}.data`, 'Wok & Co') },
]

describe('a route’s exports have their documented effect in the build', () => {
  it.each(requests)('middleware runs around $name', async ({ request }) => {
    expect((await request()).headers.get('X-From-Middleware')).toBe('yes')
  })

  it('a middleware that refuses guards the document and its data', async () => {
    const guarded = pageUrl('ko', 'supplier')
    for (const url of [guarded, `${guarded}.data`]) expect([url, (await send(url)).status]).toEqual([url, 403])
    for (const url of [guarded, `${guarded}.data`]) expect([url, (await post(url, 'Wok')).status]).toEqual([url, 403])
  })

  it.each(requests.filter(({ name }) => name !== 'posted data'))(
    'loader is called for $name, after the middleware',
    async ({ request }) => {
      expect((await request()).text).toContain('loaded, set by the middleware')
    },
  )

  it.each(requests.slice(2))('action is called for $name with its form, and sets the status', async ({ request }) => {
    const { status, text, headers } = await request()
    expect(text).toMatch(/received Wok (&amp;|&|\\u0026) Co/)
    expect(status).toBe(422)
    expect(headers.get('X-From-Action')).toBe('yes')
  })

  it.each(requests)('headers are those of $name', async ({ name, request }) => {
    const { headers } = await request()
    expect(headers.get('Cache-Control')).toBe('private, max-age=7')
    expect(headers.get('X-From-Loader')).toBe(name === 'posted data' ? 'no' : 'yes')
  })

  it('a page with its own caching is not kept by the site', async () => {
    const before = site.pages.size().entries
    await send(path)
    expect(site.pages.size().entries).toBe(before)
  })

  it.each([requests[0], requests[2]])('meta and links are in the head of $name', async (one) => {
    const head = (await one?.request())?.text.split('</head>')[0] ?? ''
    expect(head).toContain('<title>Title: loaded, set by the middleware</title>')
    expect(head).toContain('<meta name="description" content="From meta"/>')
    expect(head).toContain('<link rel="help" href="/from-links"/>')
    expect(head).toContain('<script type="application/ld+json">{"name":"\\u003c/script\\u003e\\u003cb\\u003e"}</script>')
  })

  it.each([requests[0], requests[2]])('handle is what useMatches returns in $name', async (one) => {
    expect((await one?.request())?.text).toContain('<p>from handle</p>')
  })

  it('ErrorBoundary shows what an action throws, with its status', async () => {
    const document = await post(path, 'teapot')
    expect(document.status).toBe(418)
    expect(document.text).toContain('<p>Caught 418: No coffee</p>')
    const sent = await post(`${path}.data`, 'teapot')
    expect(sent.status).toBe(418)
    expect(sent.text).toContain('No coffee')
  })
})
