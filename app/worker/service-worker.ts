import { offlinePageKey, pageCacheKey, pictureCacheKey } from '../browser/offline/offline-keys.ts'

/*
 * The service worker. It only reads what pages have put into the browser's cache because a visitor saved it (`app/browser/offline/`), and
 * only if the network fails: refused, stalled, cut off, an error of a server or a proxy, a redirect to the login of a public network. If the network
 * responds in time, every page is the current one. On a slow network, the notice on the copy links to the current one, which is awaited as without
 * this worker.
 */

/** By path, the query parameters that identify a page. The build puts them in (`tools/site-build/browser-code.ts`). */
declare const pageQueries: Readonly<Record<string, readonly string[]>>

/** TypeScript's DOM types don't include the scope of a service worker. */
type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void }
type Fetching = Event & { request: Request; respondWith: (answer: Promise<Response>) => void }
declare const self: {
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  location: Location
}

/** Cached pages are shown within three seconds, also after their data has failed first. */
const timeoutMs = { page: 2_000, data: 700, probe: 1_100 }
/** What a cached page needs is not awaited again. */
const copyLoadsMs = 10_000
let copyShownAt = Number.NEGATIVE_INFINITY

// A new release may take over at once: all that would be lost is when a cached page was shown.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  // Videos are read in ranges, and are never kept.
  const isOurs = new URL(request.url).origin === self.location.origin && !request.headers.has('Range')
  if (isRead && isOurs) event.respondWith(respond(request))
})

async function respond(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  // Their names are hashes of their content.
  const file = /^\/(assets|media)\//.test(pathname) ? await match(pathname) : undefined
  if (file) return withoutBody(request, file)

  const cached = request.destination === 'image' ? await match(pictureCacheKey(pathname)) : await match(keyOf(request.url))
  // A page asks with HEAD whether a link can be followed (docs/decisions/027). To one that is cached, it always can.
  if (cached && request.method === 'HEAD') return withoutBody(request, cached)
  if (cached && pathname.endsWith('.data')) return inTime(request, timeoutMs.data).catch(() => Response.error())
  if (cached) return inTime(request, isReload(request) ? undefined : timeoutMs.page).catch(() => offlineCopy(request, cached))
  return request.mode === 'navigate' || request.method === 'HEAD' ? currentOrOfflinePage(request) : fetch(request)
}

/** Whether a visitor follows a page's link to itself: the notice on a cached page. The browser shows the copy for as long as it waits. */
const isReload = ({ mode, referrer, url }: Request) => mode === 'navigate' && referrer === url

function offlineCopy(request: Request, cached: Response): Response {
  if (request.mode === 'navigate') copyShownAt = Date.now()
  return withoutBody(request, cached)
}

const withoutBody = ({ method }: Request, response: Response) => (method === 'HEAD' ? new Response(null, response) : response)

/** The whole response of the network. Rejects on every failure, and if it isn't there in time. */
async function inTime({ url, method, headers, mode, redirect }: Request, ms: number | undefined): Promise<Response> {
  const isLoadingCopy = mode !== 'navigate' && Date.now() - copyShownAt < copyLoadsMs
  const signal = ms === undefined ? null : AbortSignal.timeout(isLoadingCopy ? 0 : ms)
  // Without `no-cache`, the browser may show a page of its own cache that it can't check.
  const response = await fetch(url, { method, headers, redirect, signal, cache: 'no-cache' })
  if (response.type === 'opaqueredirect') {
    // Rejects if the redirect leads to another site, such as the login of a public network.
    await fetch(url, { mode: 'same-origin', signal })
    return response
  }
  if (response.status >= 500) throw new Error(`Status ${response.status}`)
  if (isWithoutBody(response)) return response
  // Rejects if the connection breaks before the end.
  return new Response(await response.blob(), response)
}

const isWithoutBody = ({ status }: Response) => status === 204 || status === 205 || status === 304

/**
 * A page that isn't kept. A slow one is awaited, as without this worker, while the network responds to anything at all. HEAD fails instead of showing
 * the offline page: the visitor stays on the page, with a notice.
 */
function currentOrOfflinePage(request: Request): Promise<Response> {
  const offlinePage = async () => (request.method === 'GET' && (await match(offlinePageKey))) || Response.error()
  const current = fetch(request).then((response) => (isOfProxy(response) ? offlinePage() : response), offlinePage)
  return Promise.race([current, stalled().then(offlinePage)])
}

/** Whether a proxy says that it can't reach the site. The site's own errors are pages with a policy, in the visitor's language. */
const isOfProxy = ({ status, headers }: Response) => [502, 503, 504].includes(status) && !headers.has('Content-Security-Policy')

/** Resolves if the network is silent. */
async function stalled(): Promise<void> {
  await new Promise((waited) => setTimeout(waited, timeoutMs.probe))
  const signal = AbortSignal.timeout(timeoutMs.probe)
  const isAlive = await fetch(self.location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  )
  if (isAlive) await new Promise(() => {})
}

const keyOf = (url: string) => pageCacheKey(url, pageQueries)
const match = (key: string) => caches.match(key, { ignoreVary: true })
