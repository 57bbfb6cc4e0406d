import type { Catalog } from '#catalog/catalog.ts'
import { defaultLanguage } from '#contract/languages.ts'
import { hitUrl } from '#contract/pages/hit-url.ts'
import { accessoryUrl, pageUrl } from '#contract/pages/urls.ts'
import { categories } from '#contract/products/categories.ts'
import { indexedPages } from '#server/pages/indexed-pages.ts'

/** All pages, their parts and the documents. */
export function siteLinks(catalog: Catalog): string[] {
  const language = defaultLanguage
  return [
    ...indexedPages(catalog).map((url) => url(language)),
    ...catalog.supportedCodes().map((id) => pageUrl(language, 'product', { id })),
    ...catalog.accessories(language).map(({ code }) => accessoryUrl(language, code)),
    ...categories.flatMap(({ number }) => [
      ...catalog.faq(language, number).map(({ id, category }) => hitUrl(language, { kind: 'question', id, category })),
      ...(catalog
        .care(language, number)
        ?.families.map(({ id }) => hitUrl(language, { kind: 'care', category: number, family: id })) ?? []),
    ]),
    ...[...catalog.madeDocuments()].map(({ url }) => url),
  ]
}
