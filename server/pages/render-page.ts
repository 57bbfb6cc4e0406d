import { randomUUID } from 'node:crypto'
import type { Catalog } from '#catalog/catalog.ts'
import type { PostedForm } from '#contract/forms/posted-form.ts'
import { defaultLanguage } from '#contract/languages.ts'
import { pageCaching } from '../http/cache-control.ts'
import { bareContentSecurityPolicy, securityHeaders } from '../http/security-headers.ts'
import type { RenderApp, RenderedPage } from './app-build.ts'
import { contentSecurityPolicy, type InlineHashes } from './content-security.ts'
import { type PageAddress, pageOf } from './page-address.ts'
import type { StoredPage } from './page-store.ts'
import { sentDocument } from './sent-document.ts'
import { storedAnswer } from './stored-answer.ts'

export type RenderParts = {
  render: RenderApp
  origin: string
  stylesheet: (url: string) => string | undefined
  /** The value for the `integrity` attribute of a built file. */
  integrity: (url: string) => string | undefined
  reportError: (error: unknown) => void
  /** Off only in development: Vite's inline scripts change with every page. */
  contentSecurity: 'on' | 'off'
  /** Whether to compress pages. */
  compress: boolean
}

type Address = Extract<PageAddress, { kind: 'page' }>

/**
 * Renders a page to bytes. Without `posted`, the result is the same for all visitors. Errors are rendered as the site's own 404 and 500
 * pages.
 */
export async function renderPage(
  address: Address,
  catalog: Catalog,
  parts: RenderParts,
  posted?: PostedForm,
): Promise<StoredPage> {
  const { url, key } = address
  // The body is empty: the action gets the parsed form as `posted`.
  const request = new Request(parts.origin + url, posted && { method: 'POST', body: new URLSearchParams() })
  const { origin, reportError } = parts
  const nonce = randomUUID()
  const response = await parts.render(request, { catalog, origin, nonce, reportError, posted })
  const document = isDocument(response) ? sentDocument(response, nonce, parts) : undefined
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

/** Headers of the response that are kept. The reviews frame sets its own Content-Security-Policy. */
const passedOn = ['content-type', 'location', 'content-security-policy']
/** React Router's server sends these headers to its client. */
const routerHeaderPrefix = 'x-remix-'

function pageHeaders(
  response: RenderedPage,
  page: false | undefined | { inline: InlineHashes; path: string; catalog: Catalog },
  cacheable: boolean,
): Record<string, string> {
  const headers: Record<string, string> = { ...securityHeaders }
  for (const [name, value] of response.headers) {
    if (passedOn.includes(name) || name.startsWith(routerHeaderPrefix)) headers[name] = value
  }
  headers['Cache-Control'] = cacheable ? pageCaching : 'no-store'
  if (!isDocument(response)) headers['Content-Security-Policy'] = bareContentSecurityPolicy
  if (page && !embedsOthers(page.catalog)) headers['Cross-Origin-Embedder-Policy'] = 'require-corp'
  if (page && !response.headers.has('content-security-policy')) {
    const mayBeFramed = pageOf(new URL(page.path, 'http://page').pathname) === 'feature'
    headers['Content-Security-Policy'] = contentSecurityPolicy(page.inline, { frames: page.catalog.framedOrigins(), mayBeFramed })
  }
  return headers
}

const isDocument = ({ headers }: RenderedPage) => headers.get('content-type')?.startsWith('text/html') ?? false

/** Whether shared caches may keep a response. Pages with text that a visitor typed are private. */
function isCacheable(status: number, { data, shared }: Address): boolean {
  return shared && (status === 200 || status === 301 || (data && status === 202))
}

/** Whether the page cache keeps a response. It also keeps 404 pages, because all unknown URLs share a few. */
export function isStored(status: number, address: Address): boolean {
  return isCacheable(status, address) || (address.shared && status === 404)
}

/**
 * Whether the site frames other sites. Few of them allow embedding under COEP, so the header must be off then. It must be off on all pages:
 * client navigation keeps the headers of the first document.
 */
function embedsOthers(catalog: Catalog): boolean {
  return catalog.framedOrigins().length > 0 || catalog.home(defaultLanguage).reviews !== undefined
}
