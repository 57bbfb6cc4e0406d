import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Catalog } from '#catalog/catalog.ts'
import type { PageParts } from './app-build.ts'
import { noVisits } from './no-visits.ts'
import { renderPage } from './render-page.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

type Content = { frames?: string[]; reviews?: boolean }

/** Renders a page with this markup, and returns the nonce that the renderer got. */
async function pageOf(markup: (nonce: string) => string, { frames = [], reviews = false }: Content = {}) {
  const nonces: string[] = []
  const page = await renderPage(
    { kind: 'page', key: '/', url: '/', data: false, shared: true },
    { framedOrigins: () => frames, home: () => ({ reviews: reviews || undefined }) } as unknown as Catalog,
    {
      render: async (_request, { nonce }: PageParts) => {
        nonces.push(nonce)
        const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
        return { status: 200, headers, text: markup(nonce) }
      },
      origin: 'http://localhost',
      reportError: () => {},
      contentSecurity: 'on',
      compress: false,
      visits: noVisits,
    },
  )
  return {
    html: String(page.identity),
    policy: page.headers['content-security-policy'] ?? '',
    embedding: page.headers['cross-origin-embedder-policy'],
    nonce: nonces[0] ?? '',
  }
}

it('allows inline scripts and styles from the renderer, and none from the content', async () => {
  const { html, policy, nonce } = await pageOf(
    (own) =>
      `<html><head><style nonce="${own}">a{}</style><style>injected{}</style></head><body><script nonce="${own}">own()</script>` +
      `<script>injected()</script><script type="module" async="">injectedModule()</script></body></html>`,
  )
  expect(policy).toContain(hash('own()'))
  expect(policy).toContain(hash('a{}'))
  for (const text of ['injected()', 'injectedModule()', 'injected{}']) expect(policy, text).not.toContain(hash(text))
  expect(nonce).toMatch(/^[\w-]{20,}$/)
  expect(html + policy).not.toContain(nonce)
})

it('uses a new nonce for every render, so that content cannot know it', async () => {
  const [first, second] = [await pageOf(() => '<html></html>'), await pageOf(() => '<html></html>')]
  expect(first.nonce).not.toBe(second.nonce)
})

it('requires CORP of embedded resources, unless the content frames other sites', async () => {
  const embedding = async (embedded: Parameters<typeof pageOf>[1]) => (await pageOf(() => '<html></html>', embedded)).embedding
  expect(await embedding({})).toBe('require-corp')
  expect(await embedding({ frames: ['https://a.example.com'] })).toBeUndefined()
  expect(await embedding({ reviews: true })).toBeUndefined()
})
