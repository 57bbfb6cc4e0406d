import { keptPictureKey, offlinePageKey } from '../browser/offline/kept-keys.ts'

/*
 * The service worker. It only reads what pages have put into the browser's cache because a visitor asked to keep it (`app/browser/offline/`), and
 * only if the network fails: with a network, every page is the current one.
 */

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

// It keeps no state, so a new release may take over at once.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  // Videos are read in ranges, and are never kept.
  const isOurs = new URL(request.url).origin === self.location.origin && !request.headers.has('Range')
  if (isRead && isOurs) event.respondWith(fetch(request).catch(() => keptCopy(request)))
})

async function keptCopy(request: Request): Promise<Response> {
  const kept = (await match(request.url)) ?? (await otherCopy(request))
  if (!kept) return Response.error()
  // A page asks with HEAD whether a link can be followed (docs/decisions/027).
  return request.method === 'HEAD' ? new Response(null, kept) : kept
}

async function otherCopy({ url, mode, destination }: Request): Promise<Response | undefined> {
  if (destination === 'image') return match(keptPictureKey(url))
  if (mode !== 'navigate') return undefined
  // My kitchen is the same page with any query.
  return (await match(url.split('?')[0] ?? url)) ?? match(offlinePageKey)
}

const match = (url: string) => caches.match(url, { ignoreVary: true })
