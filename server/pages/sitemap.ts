import type { Catalog } from '#catalog/catalog.ts'
import { defaultLanguage, languages } from '#contract/languages.ts'
import { escapeMarkup } from '#contract/text/escape-markup.ts'
import type { Day } from '#contract/views/articles.ts'
import { type IndexedPage, indexedByKind } from './indexed-pages.ts'

/** With all languages 1,250 URLs, or 1 MB: far below the limits of the protocol, and hashed in a few milliseconds. */
const pagesPerPart = 250

export type Sitemap = {
  /** The sitemap index. */
  index: () => string
  /** The text of the part with this name, such as `product-1`. */
  parts: ReadonlyMap<string, () => string>
}

/** Part of the site's root, because a sitemap may list only pages below its own folder. */
export const sitemapPartUrl = (name: string) => `/sitemap-${name}.xml`

/** The sitemap, in parts of one kind of pages. Entries are read lazily. */
export function createSitemap(catalog: Catalog, origin: string): Sitemap {
  const parts = indexedByKind(catalog).flatMap(({ name, count, read }) =>
    Array.from({ length: Math.ceil(count / pagesPerPart) }, (_, index) => {
      const from = index * pagesPerPart
      const end = Math.min(from + pagesPerPart, count)
      return { name: `${name}-${index + 1}`, from, end, read }
    }),
  )
  return {
    index: () =>
      inXml(
        'sitemapindex',
        parts.map(({ name, end, read }) => {
          const [newest] = read({ from: end - 1, limit: 1 })
          return `<sitemap><loc>${escapeMarkup(origin + sitemapPartUrl(name))}</loc>${lastModified(newest?.published)}</sitemap>`
        }),
      ),
    parts: new Map(
      parts.map(({ name, from, end, read }) => [
        name,
        () =>
          inXml(
            'urlset',
            read({ from, limit: end - from }).map((page) => urlEntries(page, origin)),
          ),
      ]),
    ),
  }
}

/** The entries of a page: one per language, each with all alternates. */
function urlEntries({ url, published }: IndexedPage, origin: string): string {
  const inLanguages = languages.map(({ language }) => ({ language, href: escapeMarkup(origin + url(language)) }))
  const alternates = [
    ...inLanguages.map(({ language, href }) => alternate(language, href)),
    alternate('x-default', escapeMarkup(origin + url(defaultLanguage))),
  ].join('')
  return inLanguages.map(({ href }) => `<url><loc>${href}</loc>${lastModified(published)}${alternates}</url>`).join('\n')
}

const alternate = (hreflang: string, href: string) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`
const lastModified = (day: Day | undefined) => (day === undefined ? '' : `<lastmod>${day}</lastmod>`)

function inXml(root: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  const alternates = root === 'urlset' ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${alternates}>`,
    ...entries,
    `</${root}>`,
  ].join('\n')
}

export function robotsTxt(origin: string): string {
  return ['User-agent: *', 'Allow: /', 'Disallow: /api/', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
