import type { Catalog } from '#catalog/catalog.ts'
import { categories } from '#contract/categories.ts'
import type { Language } from '#contract/languages.ts'
import type { Subject } from '#contract/pages/page.ts'
import { paths } from '#contract/pages/paths.ts'
import { type PageKey, pageKeys, pageRow } from '#contract/pages/table.ts'
import { framedUrl, localPath } from '#contract/pages/urls.ts'
import { slugOf } from '#contract/pages/written-pages.ts'

export type PageInLanguage = (language: Language) => string

/** All pages that search engines should index, in all languages. The same pages are rendered in advance after a start. */
export function indexedPages(catalog: Catalog): PageInLanguage[] {
  return pageKeys.flatMap((page): PageInLanguage[] => {
    const { indexed = '' } = pageRow(page)
    const slug = slugOf(page)
    const isWritten = slug === undefined || catalog.page('en', slug) !== undefined
    const itself: PageInLanguage = (language) => localPath(language, paths[page])
    return [
      ...(indexed.startsWith('itself') && isWritten ? [itself] : []),
      ...(indexed.endsWith('each') ? each(page, catalog) : []),
    ]
  })
}

/** The URLs of a page with each of its ids. */
function each(page: PageKey, catalog: Catalog): PageInLanguage[] {
  const { id: subject } = pageRow(page)
  // Our own framed pages are indexed under the URL of the page with the frame. Framed pages of other sites are not ours to index.
  if (subject === 'framedPage') return framedPages(catalog)
  const ids = subject === undefined ? [] : idsOf(subject, catalog)
  return ids.map(
    (id): PageInLanguage =>
      (language) =>
        localPath(language, paths[page], { id }),
  )
}

function idsOf(subject: Exclude<Subject, 'framedPage'>, catalog: Catalog): readonly string[] {
  switch (subject) {
    case 'category':
      return categories.map(({ number }) => String(number))
    case 'product':
      return catalog.productCodes()
    case 'supportedProduct':
      return catalog.supportedCodes()
    case 'feature':
      return catalog.featureIds()
    case 'city':
      return catalog.shops('en').map(({ city }) => city.id)
    default:
      return catalog.articleIds(subject)
  }
}

function framedPages(catalog: Catalog): PageInLanguage[] {
  return catalog.featureIds().flatMap((id): PageInLanguage[] => {
    const feature = catalog.feature('en', id)
    if (!feature) return []
    const { type, name, category } = feature
    return [(language) => framedUrl(language, type, name, category)]
  })
}
