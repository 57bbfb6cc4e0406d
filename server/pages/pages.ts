import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Catalog } from '#catalog/catalog.ts'
import { createCache } from '#catalog/create-cache.ts'
import type { PostedForm } from '#contract/forms/posted-form.ts'
import { TooBusy } from '#publishing/jobs/job-queue.ts'
import { clientPrefix } from '#submissions/receive/subscriber.ts'
import type { Search } from '#submissions/searches/search-counter.ts'
import { answerBare } from '../http/answer-bare.ts'
import type { ClientAddress } from '../http/client-address.ts'
import { goneSignal } from '../http/client-gone.ts'
import { requestNotes } from '../http/request-notes.ts'
import { type KnownPages, languageOfAddress, pageAddress, pageOf, postAddress } from './page-address.ts'
import type { RenderLimit } from './render-limit.ts'
import { isStored, type RenderParts, renderPage } from './render-page.ts'
import { sendPage } from './send-page.ts'
import { createSharedWork } from './shared-work.ts'
import { bytesOfPage, type StoredPage } from './stored-page.ts'

type Address = Parameters<typeof renderPage>[0]

export type PagesParts = RenderParts & {
  catalog: () => Catalog
  routeOf: KnownPages['routeOf']
  maxBytes: number
  /** Off in development, where pages change all the time. */
  cache: boolean
  /** Resolves when no visitor is waiting, so that background work delays nobody. */
  untilQuiet: () => Promise<void>
  client: ClientAddress
  /** Shared with the API. */
  renderLimit: RenderLimit
  countSearch?: (search: Search) => void
  countLookup?: (result: 'hit' | 'miss') => void
}

/** How much of the cache is filled ahead. The rest is for the other pages that visitors open. */
const warmShare = 0.9
/** The render queue alternates between owners, so background renders do not delay visitors much. */
const backgroundOwner = 'ahead'

/** Renders pages and caches them in memory with their compressed bodies. The cache is cleared when the content changes. */
export function createPages(parts: PagesParts) {
  const cache = createCache<StoredPage>({ maxBytes: parts.maxBytes, bytesOf: bytesOfPage })
  const { limited, refuseWaiting, acceptMoreConnections } = parts.renderLimit
  const sharedRenders = createSharedWork<StoredPage>()
  let version = parts.catalog().version
  let backgroundStopped = false

  const clientOf = (request: IncomingMessage) => clientPrefix(parts.client(request))
  const known = (): KnownPages => ({ catalog: parts.catalog(), routeOf: parts.routeOf })

  /** Counts a search. Pages with what a visitor typed are never cached, so all of them pass here. */
  function countSearch({ method, url }: IncomingMessage, { status }: StoredPage) {
    const search = method === 'GET' && status === 200 && url !== undefined ? searchOfUrl(url) : undefined
    if (search) parts.countSearch?.(search)
  }

  function dropStale(catalog: Catalog) {
    if (catalog.version === version) return
    version = catalog.version
    cache.clear()
    sharedRenders.clear()
  }

  /** Renders a page. Concurrent requests for the same page share one render, which stops when all their clients are gone. */
  function rendered(address: Address, client: string, gone?: AbortSignal): Promise<StoredPage> {
    const catalog = parts.catalog()
    dropStale(catalog)
    return sharedRenders.share(
      address.key,
      async (signal) => {
        const page = await limited(client, () => renderPage(address, catalog, parts, { signal }), signal)
        return storePage(page, catalog, address)
      },
      gone,
    )
  }

  function storePage(page: StoredPage, catalog: Catalog, address: Address): StoredPage {
    if (!parts.cache || !isStored(page, address) || catalog.version !== version) return page
    cache.set(page.key, page)
    return page
  }

  async function untilNoVisitorWaits() {
    do await parts.untilQuiet()
    while (sharedRenders.size() > 0)
  }

  return {
    /** Sends the cached page of a canonical URL. Returns false if there is none. The front server calls it first, which makes the site fast. */
    answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean {
      if ((request.method !== 'GET' && request.method !== 'HEAD') || request.url === undefined) return false
      if (parts.catalog().version !== version) return false
      const page = cache.get(request.url)
      if (!page) return false
      parts.countLookup?.('hit')
      sendPage(request, response, page)
      return true
    },

    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const address = pageAddress(request.url ?? '/', known())
      if (address.kind === 'redirect') {
        return answerBare(response, 301, { Location: address.to })
      }
      dropStale(parts.catalog())
      const cached = cache.get(address.key)
      parts.countLookup?.(cached ? 'hit' : 'miss')
      const page = cached ?? (await rendered(address, clientOf(request), goneSignal(response)))
      countSearch(request, page)
      sendPage(request, response, page)
    },

    takesForm: (url: string) => postAddress(url, known()) !== undefined,

    /** Answers a form posted without JavaScript. The response is never cached. */
    async answerPost(request: IncomingMessage, response: ServerResponse, posted: PostedForm): Promise<void> {
      const address = postAddress(request.url ?? '/', known())
      if (!address) throw new Error('The page takes no form')
      const signal = goneSignal(response)
      const page = await limited(clientOf(request), () => renderPage(address, parts.catalog(), parts, { signal, posted }), signal)
      if (page.status === 503) requestNotes(response).unavailable = 'database'
      sendPage(request, response, page)
    },

    /**
     * Fills the cache: renders pages one at a time, while no visitor is waiting. Stops when the cache is nearly full, or if the content changes.
     * Returns the count.
     */
    async warm(urls: Iterable<string>): Promise<number> {
      const { version: startVersion } = parts.catalog()
      let count = 0
      for (const url of urls) {
        const address = pageAddress(url, known())
        if (address.kind !== 'page' || cache.has(address.key)) continue
        // More pages would evict the first ones, which are requested more often.
        if (cache.size().bytes > parts.maxBytes * warmShare) break
        await untilNoVisitorWaits()
        if (backgroundStopped || parts.catalog().version !== startVersion) break
        await rendered(address, backgroundOwner).catch((error) => error instanceof TooBusy || parts.reportError(error))
        count += 1
      }
      return count
    },

    /** Called when the node is stopping: it needs its CPU for requests in flight. */
    stopBackgroundWork() {
      backgroundStopped = true
      acceptMoreConnections()
    },

    /** Answers 503 to requests whose page is not being rendered yet, which is better than a cut connection. */
    refuseWaiting,

    size: cache.size,
  }
}

export type Pages = ReturnType<typeof createPages>

/** The search that a URL of the search page asks for, also as client navigation. Undefined for other pages. */
function searchOfUrl(rawUrl: string): Search | undefined {
  const mark = rawUrl.indexOf('?')
  if (mark < 0) return undefined
  const path = rawUrl.slice(0, mark).toLowerCase()
  if (pageOf(path.replace(/\.data$/, '')) !== 'search') return undefined
  const query = new URLSearchParams(rawUrl.slice(mark)).get('q')
  return query === null ? undefined : { language: languageOfAddress(path), query }
}
