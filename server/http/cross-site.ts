import type { IncomingHttpHeaders } from 'node:http'

export type CrossSite = (headers: IncomingHttpHeaders) => boolean

type Sites = {
  publicUrl: string
  /** Origins besides the site's own whose pages may send forms. */
  corsOrigins: readonly string[]
}

const ownSite = ['same-origin', 'none']

/**
 * Returns a check: does this request come from a page of another site? A request without `Origin` and `Sec-Fetch-Site` comes from a program,
 * not from a browser, and is allowed.
 */
export function crossSite({ publicUrl, corsOrigins }: Sites): CrossSite {
  const ownOrigin = new URL(publicUrl).origin
  return ({ origin, host, 'sec-fetch-site': fetchSite }) => {
    if (origin !== undefined && corsOrigins.includes(origin)) return false
    // Scripts on a page cannot set or change this header.
    if (typeof fetchSite === 'string') return !ownSite.includes(fetchSite)
    // Some visitors use another host name than PUBLIC_URL, for example in an intranet.
    return origin !== undefined && origin !== ownOrigin && hostOf(origin) !== host?.toLowerCase()
  }
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)
