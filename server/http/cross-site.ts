import type { IncomingHttpHeaders } from 'node:http'

export type CrossSite = (headers: IncomingHttpHeaders) => boolean

type Sites = {
  publicUrl: string
  /** Origins besides the site's own whose pages may send forms. */
  corsOrigins: readonly string[]
}

const ownSite = ['same-origin', 'none']

/**
 * Whether a browser sends this for a page of another site. The only place where that is decided. What says nothing about where it comes
 * from is no browser, and stores nothing in anybody's name.
 */
export function crossSite({ publicUrl, corsOrigins }: Sites): CrossSite {
  const ownOrigin = new URL(publicUrl).origin
  return ({ origin, host, 'sec-fetch-site': fetchSite }) => {
    if (origin !== undefined && corsOrigins.includes(origin)) return false
    // No page can set or change this header.
    if (typeof fetchSite === 'string') return !ownSite.includes(fetchSite)
    // Some visitors reach the site by another name than PUBLIC_URL, in an intranet for one.
    return origin !== undefined && origin !== ownOrigin && hostOf(origin) !== host?.toLowerCase()
  }
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)
