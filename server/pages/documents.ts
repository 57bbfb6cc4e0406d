import type { Catalog } from '#catalog/catalog.ts'
import { type Language, languages } from '#contract/languages.ts'
import type { PageKey } from '#contract/pages/table.ts'
import { articleUrl, type FeedKind, feedUrl, pageUrl } from '#contract/pages/urls.ts'
import { escapeMarkup } from '#contract/text/escape-markup.ts'
import { namedFileCaching, pageCaching } from '../http/cache-control.ts'
import { bareContentSecurityPolicy, securityHeaders } from '../http/security-headers.ts'
import { createSitemap, robotsTxt, sitemapPartUrl } from './sitemap.ts'
import { storedAnswer } from './stored-answer.ts'
import type { StoredPage } from './stored-page.ts'

type Document = { type: string; caching: string; text: () => string }

/** The documents for crawlers and feed readers. Each is made on its first request, and again when the content has changed. */
export function createDocuments(origin: string, catalog: () => Catalog) {
  // They read from their catalog, so they must not keep it in memory when the content has changed.
  const byCatalog = new WeakMap<Catalog, ReturnType<typeof documentsOf>>()

  function current() {
    const own = byCatalog.get(catalog()) ?? documentsOf(catalog(), origin)
    byCatalog.set(catalog(), own)
    return own
  }

  return {
    urls: fixedUrls,
    /** Undefined if there is no document with this URL. */
    answer(url: string): Promise<StoredPage> | undefined {
      const { documents, made } = current()
      const document = documents.get(url)
      if (!document) return undefined
      const known = made.get(url)
      if (known) return known
      const answer = stored(url, document)
      made.set(url, answer)
      answer.catch(() => made.delete(url))
      return answer
    },
  }
}

const feeds = languages.flatMap(({ language }) =>
  (['news', 'press'] as const).map((kind) => ({ language, kind, url: feedUrl(language, kind) })),
)
const fixedUrls = ['/robots.txt', '/sitemap.xml', ...feeds.map(({ url }) => url)]

function documentsOf(catalog: Catalog, origin: string) {
  const sitemap = createSitemap(catalog, origin)
  const xml = { type: 'application/xml', caching: pageCaching }
  const documents = new Map<string, Document>([
    ['/robots.txt', { type: 'text/plain', caching: namedFileCaching, text: () => robotsTxt(origin) }],
    ['/sitemap.xml', { ...xml, text: sitemap.index }],
    ...[...sitemap.parts].map(([part, text]): [string, Document] => [sitemapPartUrl(part), { ...xml, text }]),
    ...feeds.map(({ language, kind, url }): [string, Document] => {
      const text = () => newsFeed(catalog, language, origin, kind)
      return [url, { type: 'application/rss+xml', caching: pageCaching, text }]
    }),
  ])
  return { documents, made: new Map<string, Promise<StoredPage>>() }
}

async function stored(url: string, { type, caching, text }: Document): Promise<StoredPage> {
  const headers = {
    ...securityHeaders,
    'Content-Security-Policy': bareContentSecurityPolicy,
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': caching,
  }
  return storedAnswer({ key: url, status: 200, headers, text: text(), compress: true })
}

/** Feed readers need only the latest news. Older news are on the site. */
const maxItems = 50

const lists = { news: 'news', press: 'press' } as const satisfies Record<FeedKind, PageKey>

/** The news or the press releases of a language as RSS 2.0. */
function newsFeed(catalog: Catalog, language: Language, origin: string, kind: FeedKind): string {
  const { brand, description } = catalog.site(language)
  const news = catalog.articles(language, kind, { from: 0, limit: maxItems })
  const latest = news[0]?.published
  const items = news.map(({ id, title, intro, published }) => {
    const link = escapeMarkup(origin + articleUrl(language, kind, id))
    return [
      '<item>',
      `<title>${escapeMarkup(title.text)}</title>`,
      `<link>${link}</link>`,
      `<guid isPermaLink="true">${link}</guid>`,
      `<pubDate>${rfc822(published)}</pubDate>`,
      `<description>${escapeMarkup(intro.text)}</description>`,
      '</item>',
    ].join('')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeMarkup(brand)}</title>`,
    `<link>${escapeMarkup(origin + pageUrl(language, lists[kind]))}</link>`,
    `<description>${escapeMarkup(description.text)}</description>`,
    `<language>${language}</language>`,
    `<atom:link href="${escapeMarkup(origin + feedUrl(language, kind))}" rel="self" type="application/rss+xml"/>`,
    ...(latest === undefined ? [] : [`<lastBuildDate>${rfc822(latest)}</lastBuildDate>`]),
    ...items,
    '</channel></rss>',
  ].join('\n')
}

/** Midnight of a day in Singapore, in the format of RSS: `Wed, 14 Oct 2026 00:00:00 +0800`. */
function rfc822(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString().replace('GMT', '+0800')
}
