import type { Catalog } from '#catalog/catalog.ts'
import { featureUrl, pageUrl } from '#contract/pages/urls.ts'
import { unsubscribePath } from '#server/pages/register-unsubscribe.ts'
import { sampleOf } from '#tests/audit/content-sample.ts'
import { screens } from '#tests/audit/screens.ts'

type PageOfKind = { url: string; status: 200 | 404 }

/** One English page of every kind in the content: the screens, the framed pages, and the pages that React Router does not render. */
export function pageKinds(catalog: Catalog): PageOfKind[] {
  const sample = sampleOf(catalog)
  const model = catalog.productCodes().find((code) => catalog.product('en', code)?.model)
  const others = [
    sample.feature && featureUrl('en', sample.feature.id),
    model && pageUrl('en', 'productModel', { id: model }),
    catalog.home('en').reviews && pageUrl('en', 'reviewsFrame'),
    unsubscribePath('en'),
    '/api/docs',
    // Chinese headings have extra elements for line breaks.
    pageUrl('zh-Hans', 'home'),
    sample.product && pageUrl('zh-Hans', 'product', { id: sample.product }),
  ]
  return [
    ...screens.map(({ status, urlIn }) => ({ url: urlIn(sample, 'en'), status })),
    ...others.map((url) => ({ url, status: 200 as const })),
  ].flatMap(({ url, status }) => (url === undefined ? [] : [{ url, status }]))
}
