import type { Catalog } from '#catalog/catalog.ts'
import { defaultLanguage } from '#contract/languages.ts'
import { hitUrl } from '#contract/pages/hit-url.ts'
import type { Search } from './measure.ts'

const hitsOfAKind = 12

/** The search page's results, in its order. Links in the default language have no prefix. */
export const siteSearch =
  (catalog: Catalog): Search =>
  async (language, query) => {
    const { groups } = catalog.search(language, query, hitsOfAKind)
    return groups.flatMap(({ hits }) => hits.map((hit) => hitUrl(defaultLanguage, hit)))
  }
