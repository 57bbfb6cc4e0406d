import type { Catalog } from '#catalog/catalog.ts'
import { kindOfFile } from '#contract/content/kinds.ts'
import type { Language } from '#contract/languages.ts'
import { pageKeys, pageRow } from '#contract/pages/table.ts'
import {
  accessoryUrl,
  articleUrl,
  careUrl,
  featureUrl,
  localPath,
  pageUrl,
  productListUrl,
  productUrl,
} from '#contract/pages/urls.ts'
import { categories } from '#contract/products/categories.ts'
import type { ArticleKind } from '#contract/views/articles.ts'

/** The page that shows a content file best. The home page if there is none of its own. */
export function pageOfFile(file: string, language: Language, catalog: Catalog): string {
  const found = kindOfFile(file)
  const home = pageUrl(language, 'home')
  if (!found) return home
  const { kind, id } = found
  switch (kind) {
    case 'product': {
      const product = catalog.product(language, id)
      return product ? productUrl(language, product) : pageUrl(language, 'product', { id: id.toUpperCase() })
    }
    case 'series':
      return listOfSeries(id, language, catalog) ?? home
    case 'category':
      return productListUrl(language, numberOf(id))
    case 'accessory':
      return accessoryUrl(language, id)
    case 'feature':
      return catalog.featureIds().includes(id) ? featureUrl(language, id) : home
    case 'page': {
      const key = pageKeys.find((one) => Reflect.get(pageRow(one), 'words') === id)
      return key ? localPath(language, pageRow(key).path) : home
    }
    case 'faq':
      return pageUrl(language, 'faq', { id: String(numberOf(id)) })
    case 'care':
      return careUrl(language, numberOf(id))
    case 'stores':
      return pageUrl(language, 'stores')
    case 'shops':
    case 'areas':
      return pageUrl(language, 'shopFinder')
    case 'notice':
      return pageUrl(language, 'support')
    case 'charges':
      return pageUrl(language, 'charges')
    case 'warranty':
      return pageUrl(language, 'warrantyTerms')
    case 'news':
    case 'video':
    case 'recipe':
    case 'case':
    case 'happiness':
    case 'press':
    case 'career':
      return articleUrl(language, kind satisfies ArticleKind, id)
    case 'site':
    case 'home':
    case 'banners':
    case 'countries':
    case 'postalSectors':
    case 'search':
    case 'glossary':
      return home
  }
}

const numberOf = (slug: string) => categories.find((category) => category.slug === slug)?.number ?? 1

function listOfSeries(id: string, language: Language, catalog: Catalog): string | undefined {
  const category = categories.find(({ number }) => catalog.seriesOf(language, number).some((series) => series.id === id))
  return category && productListUrl(language, category.number)
}
