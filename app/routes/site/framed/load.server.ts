import { found, movedTo, notFound, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import { plainText } from '#catalog/search/plain-text.ts'
import type { Language } from '#contract/languages.ts'
import { lookupTypes, productListUrl } from '#contract/pages/urls.ts'
import { type CategoryNumber, parseCategory } from '#contract/products/categories.ts'
import type { LookupType, Text } from '#contract/views.ts'

export type FramedPage = {
  url: string
  /** A page of another site is sandboxed; our own is not. */
  foreign: boolean
  type: LookupType
  name: string
  category: { number: CategoryNumber; name: Text }
  title: Text
  description: Text
}

type Query = { language: Language; type: string; name: string; cate: string; id: string }

const typeOf = (wire: string) => (['series', 'product', 'campaign'] as const).find((type) => lookupTypes[type] === wire)

/** X1: the query selects from the URLs listed in the content. No part of the query becomes part of the frame's URL. */
export function loadFramed(catalog: Catalog, { language, type: wireType, name, cate, id }: Query): Outcome<FramedPage> {
  const number = parseCategory(cate || id)
  if (number === undefined) return notFound
  // Old links name only a category: redirect to its product list.
  if (wireType === '' && name === '') return movedTo(productListUrl(language, number))

  const type = typeOf(wireType)
  const url = type && catalog.framedUrl(language, type, name, number)
  if (!type || !url) return notFound

  const words = titleAndDescription(catalog, language, { type, name, category: number, url })
  const category = { number, name: catalog.category(language, number).name }
  return found({ url, foreign: !url.startsWith('/'), type, name, category, ...words })
}

type Framed = { type: LookupType; name: string; category: CategoryNumber; url: string }

function titleAndDescription(
  catalog: Catalog,
  language: Language,
  { type, name, category, url }: Framed,
): { title: Text; description: Text } {
  const own = catalog.feature(language, url.slice(url.lastIndexOf('/') + 1))
  const series = type === 'series' ? catalog.seriesOf(language, category).find(({ id }) => id === name) : undefined
  const product = type === 'product' ? catalog.product(language, name) : undefined
  const { brand, description } = catalog.site(language)
  return {
    title: own?.title ?? series?.name ?? product?.title ?? { text: brand },
    description: own ? { text: plainText(own.intro.html) } : (series?.title ?? product?.summary ?? description),
  }
}
