import { type PageFacts, readPage } from './page-facts.ts'

export type Answer = {
  status: number
  contentType: string
  /** Where a redirect leads. */
  location: string | null
  /** Where the link was found: an answer about a broken one is of little use without. */
  linkedFrom: string
  page?: PageFacts
}

type Site = { origin: string; publicUrl: string }

const atOnce = 4

/** The path and query of an address on the site, whichever of its two names it is called by; undefined for other sites. */
export function addressOnSite(link: string, from: string, { origin, publicUrl }: Site): string | undefined {
  const url = new URL(link, origin + from)
  return url.origin === origin || url.origin === publicUrl ? url.pathname + url.search : undefined
}

/** Follows every link of the site, as a search engine would; the answers by address. */
export async function crawl(site: Site, starts: readonly string[]): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  // The same page under several addresses (`list=`) is read once.
  const pages = new Map<string, PageFacts>()
  const found = new Map(starts.map((start) => [start, 'the beginning']))
  const waiting = [...starts]

  async function visit(address: string): Promise<void> {
    const response = await fetch(site.origin + address, { redirect: 'manual' })
    const contentType = response.headers.get('content-type') ?? ''
    const body = await response.text()
    const etag = response.headers.get('etag') ?? address
    const page = pages.get(etag) ?? (contentType.startsWith('text/html') ? readPage(body) : undefined)
    const location = response.headers.get('location')
    const linkedFrom = found.get(address) ?? ''
    answers.set(address, { status: response.status, contentType, location, linkedFrom, ...(page && { page }) })
    if (page) pages.set(etag, page)
    for (const link of [...(page?.links ?? []), ...(location === null ? [] : [location])]) follow(link, address)
  }

  function follow(link: string, from: string) {
    const address = URL.canParse(link, site.origin) ? addressOnSite(link, from, site) : undefined
    if (address === undefined || found.has(address)) return
    found.set(address, from)
    waiting.push(address)
  }

  while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(visit))
  return answers
}
