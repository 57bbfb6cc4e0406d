import { randomBytes } from 'node:crypto'
import type { Catalog } from '#catalog/catalog.ts'
import type { PostedForm } from '#contract/forms/posted-form.ts'
import { defaultLanguage } from '#contract/languages.ts'
import { pageCaching } from '../http/cache-control.ts'
import { bareContentSecurityPolicy, securityHeaders } from '../http/security-headers.ts'
import { afterFirstFrame } from './after-first-frame.ts'
import type { RenderApp } from './app-build.ts'
import { contentSecurityPolicy, type InlineTexts, takeNonce } from './content-security.ts'
import { inlineStyles } from './inline-styles.ts'
import { type PageAddress, pageOf } from './page-address.ts'
import type { StoredPage } from './page-store.ts'
import { storedAnswer } from './stored-answer.ts'

export type RenderParts = {
  render: RenderApp
  origin: string
  stylesheet: (url: string) => string | undefined
  /** The hash of a built file, as `integrity` takes it. */
  integrity: (url: string) => string | undefined
  reportError: (error: unknown) => void
  /** Off in development only: Vite's own scripts are inline and change with every page. */
  contentSecurity: 'on' | 'off'
  /** Whether pages are compressed as well. */
  compress: boolean
}

type Address = Extract<PageAddress, { kind: 'page' }>

/**
 * Renders one address into bytes that can be sent to anybody; what was posted, into bytes for whoever posted it. Failures come back as
 * pages, too: 404 and 500 are the site's own.
 */
export async function renderPage(
  address: Address,
  catalog: Catalog,
  parts: RenderParts,
  posted?: PostedForm,
): Promise<StoredPage> {
  const { url, key } = address
  // The action gets what was posted as it was read and checked: a body here would be a second way to read it.
  const request = new Request(parts.origin + url, posted && { method: 'POST', body: new URLSearchParams() })
  const { origin, reportError } = parts
  const nonce = randomBytes(18).toString('base64url')
  const response = await parts.render(request, { catalog, origin, nonce, reportError, posted })
  const text = await response.text()
  const isHtml = isDocument(response)
  const whole = isHtml ? afterFirstFrame(inlineStyles(text, parts.stylesheet, nonce), nonce, parts.integrity) : text
  const { html, inline } = takeNonce(whole, nonce)
  return storedAnswer({
    key,
    status: response.status,
    headers: pageHeaders(
      response,
      isHtml && parts.contentSecurity === 'on' && { inline, path: url, catalog },
      posted === undefined && isCacheable(response.status, address),
    ),
    text: html,
    compress: parts.compress,
  })
}

/** A document that brings a policy of its own (the frame of the reviews) keeps it. */
const passedOn = ['content-type', 'location', 'content-security-policy']
/** What React Router's server tells its client with an answer. */
const routerHeader = 'x-remix-'

function pageHeaders(
  response: Response,
  page: false | { inline: InlineTexts; path: string; catalog: Catalog },
  cacheable: boolean,
): Record<string, string> {
  const headers: Record<string, string> = { ...securityHeaders }
  for (const [name, value] of response.headers) {
    if (passedOn.includes(name) || name.startsWith(routerHeader)) headers[name] = value
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

const isDocument = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') ?? false

/** Whether shared caches may keep an answer. What somebody searched for is nobody else's business. */
function isCacheable(status: number, { data, shared }: Address): boolean {
  return shared && (status === 200 || status === 301 || (data && status === 202))
}

/** Whether it is kept in memory: also the 404 pages, because addresses that nothing has share a few. */
export function isStored(status: number, address: Address): boolean {
  return isCacheable(status, address) || (address.shared && status === 404)
}

/**
 * Frames of other sites would have to agree to be embedded, and few do. Which page frames them does not matter: a visitor comes to it from
 * any other without a new document.
 */
function embedsOthers(catalog: Catalog): boolean {
  return catalog.framedOrigins().length > 0 || catalog.home(defaultLanguage).reviews !== undefined
}
