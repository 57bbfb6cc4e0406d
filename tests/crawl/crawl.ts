import type { Catalog } from '#catalog/catalog.ts'
import { type PageFacts, readPage } from './page-facts.ts'

export type Answer = {
  status: number
  contentType: string
  /** Target of a redirect. */
  location: string | null
  /** The page with the link, for error messages. */
  linkedFrom: string
  /** URLs on the site that it links or redirects to. */
  leadsTo: readonly string[]
  page?: PageFacts
}

type Site = { origin: string; publicUrl: string }
type CrawledSite = Site & { content: { current(): Pick<Catalog, 'resolveMedia'> } }

const atOnce = 4

/** Path and query of a URL on the site, with its local or public origin; undefined for other sites. */
export function urlOnSite(link: string, from: string, { origin, publicUrl }: Site): string | undefined {
  const url = new URL(link, origin + from)
  return url.origin === origin || url.origin === publicUrl ? url.pathname + url.search : undefined
}

/**
 * Follows all links of the site, like a search engine. Returns the responses by URL. Documents that the site would have to make are known by
 * their URL and not requested: there are a thousand, and `tests/documents` makes one of each kind.
 */
export async function crawl(site: CrawledSite, starts: readonly string[]): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  // Several URLs (`list=`) can return the same HTML; parse it once.
  const pages = new Map<string, PageFacts>()
  const found = new Map(starts.map((start) => [start, 'the beginning']))
  const waiting = [...starts]

  async function visit(url: string): Promise<void> {
    const linkedFrom = found.get(url) ?? ''
    if (site.content.current().resolveMedia(url)?.kind === 'document') {
      answers.set(url, { status: 200, contentType: 'application/pdf', location: null, linkedFrom, leadsTo: [] })
      return
    }
    const response = await fetch(site.origin + url, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } })
    const contentType = response.headers.get('content-type') ?? ''
    const body = await response.text()
    const etag = response.headers.get('etag') ?? url
    const page = pages.get(etag) ?? (contentType.startsWith('text/html') ? readPage(body) : undefined)
    const location = response.headers.get('location')
    const links = [...(page?.links ?? []), ...(location === null ? [] : [location])]
    const leadsTo = [...new Set(links)].flatMap((link) => onSite(link, url) ?? [])
    answers.set(url, { status: response.status, contentType, location, linkedFrom, leadsTo, page })
    if (page) pages.set(etag, page)
    for (const target of leadsTo) follow(target, url)
  }

  const onSite = (link: string, from: string) => (URL.canParse(link, site.origin) ? urlOnSite(link, from, site) : undefined)

  function follow(url: string, from: string) {
    if (found.has(url)) return
    found.set(url, from)
    waiting.push(url)
  }

  while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(visit))
  return answers
}

/** All URLs reachable from these. */
export function reachableFrom(starts: readonly string[], answers: ReadonlyMap<string, Answer>): Set<string> {
  const reached = new Set(starts)
  // Iterating over a Set also visits the values added during the loop.
  for (const url of reached) for (const target of answers.get(url)?.leadsTo ?? []) reached.add(target)
  return reached
}
