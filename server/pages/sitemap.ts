import { pageUrl, readingUrls } from '#app/reading-urls.ts'
import { urls } from '#app/urls.ts'
import type { Catalog } from '#catalog/catalog.ts'
import { categories } from '#contract/categories.ts'
import { defaultLanguage, type Language, languages } from '#contract/languages.ts'

type PageInLanguage = (language: Language) => string

/** Pages that are there once. */
const singlePages = [
  'about',
  'brand',
  'featureStory',
  'imageStory',
  'shoppingGuide',
  'servicePromise',
  'servicePhilosophy',
  'worldOutlets',
  'terms',
  'cooperation',
  'engineering',
  'cases',
  'serviceIdea',
  'afterSalesProcess',
] as const

/** Every page that search engines should know, each in all its languages; also what is rendered ahead after a start. */
export function indexedPages(catalog: Catalog): PageInLanguage[] {
  return [
    urls.home,
    ...categories.map(
      ({ number }): PageInLanguage =>
        (language) =>
          urls.productList(language, number),
    ),
    ...catalog.productCodes().map(
      (code): PageInLanguage =>
        (language) =>
          urls.product(language, code),
    ),
    ...singlePages.map(
      (page): PageInLanguage =>
        (language) =>
          pageUrl(language, page),
    ),
    ...catalog.articles(defaultLanguage, 'case').map(
      ({ id }): PageInLanguage =>
        (language) =>
          readingUrls.article(language, 'case', id),
    ),
  ]
}

export function sitemapXml(catalog: Catalog, origin: string): string {
  const escaped = (url: string) => (origin + url).replaceAll('&', '&amp;')
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
