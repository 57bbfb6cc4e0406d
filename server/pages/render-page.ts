import { randomUUID } from 'node:crypto'
import type { Catalog } from '#catalog/catalog.ts'
import type { PostedForm } from '#contract/forms/posted-form.ts'
import { defaultLanguage } from '#contract/languages.ts'
import type { Visits } from '#contract/visits/visits.ts'
import { pageCaching } from '../http/cache-control.ts'
import { bareContentSecurityPolicy, securityHeaders } from '../http/security-headers.ts'
import type { RenderApp, RenderedPage } from './app-build.ts'
import { contentSecurityPolicy, type InlineHashes, takeNonce } from './content-security.ts'
import { type PageAddress, pageOf } from './page-address.ts'
import { storedAnswer } from './stored-answer.ts'
import type { StoredPage } from './stored-page.ts'

export type RenderParts = {
  render: RenderApp
  origin: string
  reportError: (error: unknown) => void
  /** Off only in development: Vite's inline scripts change with every page. */
  contentSecurity: 'on' | 'off'
  /** Whether to compress pages. */
  compress: boolean
  visits: Visits
}

type Address = Extract<PageAddress, { kind: 'page' }>
/** `signal`: aborted when nobody wants the page any more. `posted`: a form sent to the page. */
type RenderedFor = { signal?: AbortSignal; posted?: PostedForm }

/**
 * Renders a page to bytes. Without `posted`, the result is the same for all visitors. Errors are rendered as the site's own 404 and 500
 * pages.
 */
export async function renderPage(
  address: Address,
  catalog: Catalog,
  parts: RenderParts,
  { signal, posted }: RenderedFor = {},
): Promise<StoredPage> {
  const { url, key } = address
  const request = new Request(parts.origin + url, {
    ...(signal && { signal }),
    ...(posted && { method: 'POST', body: new URLSearchParams(posted.values) }),
  })
  const { origin, reportError } = parts
  const nonce = randomUUID()
  const response = await parts.render(request, { catalog, origin, nonce, reportError, posted, visits: parts.visits })
  signal?.throwIfAborted()
  const document = isDocument(response) ? takeNonce(response.text, nonce) : undefined
  return storedAnswer({
    key,
    status: response.status,
    headers: pageHeaders(
      response,
      document && parts.contentSecurity === 'on' && { inline: document.inline, path: url, catalog },
      posted === undefined && isCacheable(response.status, address),
    ),
    text: document?.html ?? response.text,
    compress: parts.compress,
  })
}

function pageHeaders(
  response: RenderedPage,
  page: false | undefined | { inline: InlineHashes; path: string; catalog: Catalog },
  cacheable: boolean,
): Record<string, string> {
  const headers = new Headers(securityHeaders)
  headers.set('Cache-Control', cacheable ? pageCaching : 'no-store')
  if (!isDocument(response)) headers.set('Content-Security-Policy', bareContentSecurityPolicy)
  if (page && !embedsOthers(page.catalog)) headers.set('Cross-Origin-Embedder-Policy', 'require-corp')
  if (page) {
    const mayBeFramed = pageOf(new URL(page.path, 'http://page').pathname) === 'feature'
    headers.set(
      'Content-Security-Policy',
      contentSecurityPolicy(page.inline, { frames: page.catalog.framedOrigins(), mayBeFramed }),
    )
  }
  // A route's own headers win, such as those of the reviews frame.
  for (const [name, value] of response.headers) headers.set(name, value)
  return Object.fromEntries(headers)
}

const isDocument = ({ headers }: RenderedPage) => headers.get('content-type')?.startsWith('text/html') ?? false

/** Whether shared caches may keep a response. Pages with text that a visitor typed are private. */
function isCacheable(status: number, { data, shared }: Address): boolean {
  return shared && (status === 200 || status === 301 || (data && status === 202))
}

/** Whether the page cache keeps a response. It also keeps 404 pages, because all unknown URLs share a few. Not if a route has its own caching. */
export function isStored({ status, headers }: StoredPage, address: Address): boolean {
  const caching = headers['cache-control']
  return address.shared && (caching === pageCaching || (status === 404 && caching === 'no-store'))
}

/**
 * Whether the site frames other sites. Few of them allow embedding under COEP, so the header must be off then. It must be off on all pages:
 * client navigation keeps the headers of the first document.
 */
function embedsOthers(catalog: Catalog): boolean {
  return catalog.framedOrigins().length > 0 || catalog.home(defaultLanguage).reviews !== undefined
}
