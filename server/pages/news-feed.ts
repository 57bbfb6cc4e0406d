import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { PageKey } from '#contract/pages/table.ts'
import { articleUrl, type FeedKind, feedUrl, pageUrl } from '#contract/pages/urls.ts'
import { escapeMarkup } from '#contract/text/escape-markup.ts'

/** Feed readers need only the latest news. Older news are on the site. */
const maxItems = 50

const lists = { news: 'news', press: 'press' } as const satisfies Record<FeedKind, PageKey>

/** The news or the press releases of a language as RSS 2.0. */
export function newsFeed(catalog: Catalog, language: Language, origin: string, kind: FeedKind): string {
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
