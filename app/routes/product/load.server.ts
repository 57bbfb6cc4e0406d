import { noticeLine } from '#app/features/safety-notices/notice-line.ts'
import { sparePartsRow } from '#app/features/spare-parts/spare-parts-row.server.ts'
import { found, movedTo, notFound } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import { careUrl, pageUrl, productUrl } from '#contract/pages/urls.ts'
import { curveChart } from './curve-chart.server.ts'

export function loadProduct(catalog: Catalog, { language, code }: { language: Language; code: string }) {
  const product = catalog.product(language, code)
  if (!product) return notFound
  // G13: the product has a page on another site. Redirect to the frame that shows it.
  if (product.isOutside) return movedTo(productUrl(language, product))
  // People type codes by hand, in any case and spacing. Redirect to the canonical URL.
  if (product.code !== code) return movedTo(pageUrl(language, 'product', { id: product.code }))

  const care = catalog.careOfModel(language, product.code)
  const { parameters, spareParts } = product
  return found({
    product: { ...product, parameters: [...parameters, ...(spareParts ? [sparePartsRow(spareParts, language)] : [])] },
    chart: product.curve && curveChart(product.curve, language),
    recommended: catalog.recommended(language, product.code),
    notices: catalog.noticesAbout(language, product.code).flatMap((notice) => noticeLine(notice, language, product.code)),
    supportHref: pageUrl(language, 'support', { id: product.code }),
    careHref: care && careUrl(language, care.category, care.family),
  })
}
