import type { Catalog } from '#catalog/catalog.ts'
import { escapeMarkup } from '#contract/escape-markup.ts'
import { defaultLanguage, languages } from '#contract/languages.ts'
import { indexedPages } from './indexed-pages.ts'

export function sitemapXml(catalog: Catalog, origin: string): string {
  const escaped = (url: string) => escapeMarkup(origin + url)
  const entries = indexedPages(catalog).flatMap((page) => {
    const alternates = [
      ...languages.map(({ language }) => ({ hreflang: language as string, href: escaped(page(language)) })),
      { hreflang: 'x-default', href: escaped(page(defaultLanguage)) },
    ].map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
    return languages.map(({ language }) => `<url><loc>${escaped(page(language))}</loc>${alternates.join('')}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ].join('\n')
}

export function robotsTxt(origin: string): string {
  return ['User-agent: *', 'Allow: /', 'Disallow: /api/', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
