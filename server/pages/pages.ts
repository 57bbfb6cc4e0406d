import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Catalog } from '#catalog/catalog.ts'
import { TooBusy } from '#catalog/job-queue.ts'
import type { PostedForm } from '#contract/forms/posted-form.ts'
import { subscriberOf } from '#submissions/receive/subscriber.ts'
import { answerBare } from '../http/answer-bare.ts'
import type { ClientAddress } from '../http/client-address.ts'
import { type KnownPages, pageAddress, postAddress } from './page-address.ts'
import { createPageStore, type StoredPage } from './page-store.ts'
import { createRecompression } from './recompression.ts'
import { createRenderLimit } from './render-limit.ts'
import { isStored, type RenderParts, renderPage } from './render-page.ts'
import { sendPage } from './send-page.ts'

type Address = Parameters<typeof renderPage>[0]

export type PagesParts = RenderParts & {
  catalog: () => Catalog
  routeOf: KnownPages['routeOf']
  maxBytes: number
  /** Off in development, where a page may change at any moment. */
  cache: boolean
  /** The best compression, which cached pages get in the background; undefined where they keep their quick one. */
  compressBest: ((body: Buffer) => Promise<Buffer>) | undefined
  client: ClientAddress
}

const renderLimits = { concurrency: 2, maxWaiting: 400, maxWaitingPerOwner: 100, maxWaitMs: 5_000 }
/** Whoever renders ahead takes turns with visitors. */
const ourselves = 'ahead'

/** Pages: rendered once for everybody, kept in memory with their compressed forms, and dropped when the content changes. */
export function createPages(parts: PagesParts) {
  const store = createPageStore(parts.maxBytes)
  const { limited, refuseWaiting, letMoreIn } = createRenderLimit(renderLimits)
  const underWay = new Map<string, Promise<StoredPage>>()
  let version = parts.catalog().version
  let resting = false
  const recompression =
    parts.compressBest &&
    createRecompression({
      stored: store.peek,
      replace: store.put,
      compress: parts.compressBest,
      reportError: parts.reportError,
    })

  const clientOf = (request: IncomingMessage) => subscriberOf(parts.client(request))
  const known = (): KnownPages => ({ catalog: parts.catalog(), routeOf: parts.routeOf })

  function dropStale(catalog: Catalog) {
    if (catalog.version === version) return
    version = catalog.version
    store.clear()
    underWay.clear()
    recompression?.clear()
  }

  /** Everybody who asks for the same page while it is rendered waits for the one render. */
  function rendered(address: Address, client: string): Promise<StoredPage> {
    const catalog = parts.catalog()
    dropStale(catalog)
    const sameRender = underWay.get(address.key)
    if (sameRender) return sameRender
    const work = limited(client, () => renderPage(address, catalog, parts))
      .then((page) => keep(page, catalog, address))
      .finally(() => {
        if (underWay.get(address.key) === work) underWay.delete(address.key)
      })
    underWay.set(address.key, work)
    return work
  }

  function keep(page: StoredPage, catalog: Catalog, address: Address): StoredPage {
    if (parts.cache && isStored(page.status, address) && catalog.version === version) {
      store.put(page)
      // The first visitor gets a quick compression; the best one follows.
      if (!resting) recompression?.add(page.key)
    }
    return page
  }

  return {
    /** Answers from memory if it can. This runs before anything else sees the request: it is what makes the site fast. */
    answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean {
      if ((request.method !== 'GET' && request.method !== 'HEAD') || request.url === undefined) return false
      if (parts.catalog().version !== version) return false
      const page = store.byAlias(request.url)
      if (!page) return false
      sendPage(request, response, page)
      return true
    },

    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const rawUrl = request.url ?? '/'
      const address = pageAddress(rawUrl, known())
      if (address.kind === 'redirect') {
        return answerBare(response, 301, { Location: address.to })
      }
      dropStale(parts.catalog())
      const page = store.get(address.key, rawUrl) ?? (await rendered(address, clientOf(request)))
      sendPage(request, response, page)
    },

    takesForm: (url: string) => postAddress(url, known()) !== undefined,

    /** A page with a form, posted without JavaScript: made for its sender alone, and kept nowhere. */
    async answerPost(request: IncomingMessage, response: ServerResponse, posted: PostedForm): Promise<void> {
      const address = postAddress(request.url ?? '/', known())
      if (!address) throw new Error('Only pages that take forms are posted to')
      const page = await limited(clientOf(request), () => renderPage(address, parts.catalog(), parts, posted))
      sendPage(request, response, page)
    },

    /** Renders pages ahead, one at a time, in between what visitors ask for. Ends early when the content changes meanwhile. */
    async warm(urls: readonly string[]): Promise<number> {
      const { version: warming } = parts.catalog()
      let count = 0
      for (const url of urls) {
        if (resting || parts.catalog().version !== warming) break
        const address = pageAddress(url, known())
        if (address.kind !== 'page' || store.has(address.key)) continue
        await rendered(address, ourselves).catch((error) => error instanceof TooBusy || parts.reportError(error))
        count += 1
        await new Promise((resume) => setImmediate(resume))
      }
      return count
    },

    /** Ends all work ahead of time: a node that is stopping needs its processor for those who still wait for an answer. */
    rest() {
      resting = true
      recompression?.clear()
      letMoreIn()
    },

    /** Answers those whose page is not begun with 503: better than a connection that is cut. */
    refuseWaiting,

    size: store.size,
    /** Resolves when what is stored is compressed as well as it can be. */
    settled: async () => recompression?.settled(),
  }
}

export type Pages = ReturnType<typeof createPages>
