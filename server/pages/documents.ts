import type { Catalog } from '#catalog/catalog.ts'
import { languages } from '#contract/languages.ts'
import { newsFeedUrl } from '#contract/pages/urls.ts'
import { namedFileCaching, pageCaching } from '../http/cache-control.ts'
import { bareContentSecurityPolicy, securityHeaders } from '../http/security-headers.ts'
import { newsFeed } from './news-feed.ts'
import type { StoredPage } from './page-store.ts'
import { robotsTxt, sitemapXml } from './sitemap.ts'
import { storedAnswer } from './stored-answer.ts'

type Document = { url: string; type: string; caching: string; text: (catalog: Catalog) => string }

/** The documents for crawlers and feed readers. */
export function documents(origin: string): Document[] {
  const feeds = languages.map(({ language }): Document => {
    const text = (catalog: Catalog) => newsFeed(catalog, language, origin)
    return { url: newsFeedUrl(language), type: 'application/rss+xml', caching: pageCaching, text }
  })
  return [
    { url: '/robots.txt', type: 'text/plain', caching: namedFileCaching, text: () => robotsTxt(origin) },
    { url: '/sitemap.xml', type: 'application/xml', caching: pageCaching, text: (catalog) => sitemapXml(catalog, origin) },
    ...feeds,
  ]
}

/** Makes a document on its first request, and again when the content has changed. */
export function madeOnce({ url, type, caching, text }: Document, catalog: () => Catalog): () => Promise<StoredPage> {
  let made: { version: string; answer: Promise<StoredPage> } | undefined
  const headers = {
    ...securityHeaders,
    'Content-Security-Policy': bareContentSecurityPolicy,
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': caching,
  }
  return () => {
    const current = catalog()
    if (made?.version !== current.version) {
      const answer = storedAnswer({ key: url, status: 200, headers, text: text(current), compress: true })
      made = { version: current.version, answer }
    }
    return made.answer
  }
}
