import { type PageFacts, readPage } from './page-facts.ts'

export type Answer = {
  status: number
  contentType: string
  /** Where a redirect leads. */
  location: string | null
  /** Where the link was found: an answer about a broken one is of little use without. */
  linkedFrom: string
  /** The addresses on the site that it leads to, by a link or a redirect. */
  leadsTo: readonly string[]
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
    const response = await fetch(site.origin + address, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } })
    const contentType = response.headers.get('content-type') ?? ''
    const body = await response.text()
    const etag = response.headers.get('etag') ?? address
    const page = pages.get(etag) ?? (contentType.startsWith('text/html') ? readPage(body) : undefined)
    const location = response.headers.get('location')
    const links = [...(page?.links ?? []), ...(location === null ? [] : [location])]
    const leadsTo = [...new Set(links)].flatMap((link) => onSite(link, address) ?? [])
    const linkedFrom = found.get(address) ?? ''
    answers.set(address, { status: response.status, contentType, location, linkedFrom, leadsTo, page })
    if (page) pages.set(etag, page)
    for (const target of leadsTo) follow(target, address)
  }

  const onSite = (link: string, from: string) => (URL.canParse(link, site.origin) ? addressOnSite(link, from, site) : undefined)

  function follow(address: string, from: string) {
    if (found.has(address)) return
    found.set(address, from)
    waiting.push(address)
  }

  while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(visit))
  return answers
}

/** The addresses that links lead to, step by step, from these. */
export function reachableFrom(starts: readonly string[], answers: ReadonlyMap<string, Answer>): Set<string> {
  const reached = new Set(starts)
  // A set that grows while it is walked through is walked through to its new end.
  for (const address of reached) for (const target of answers.get(address)?.leadsTo ?? []) reached.add(target)
  return reached
}
