import { modelAccessories } from '#app/features/accessories/accessory-rows.ts'
import { noticeLine } from '#app/features/safety-notices/notice-line.ts'
import { found, movedTo, notFound } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import { pageUrl, productUrl } from '#contract/pages/urls.ts'

/** The page with all of them has the rest. */
const maxAccessories = 8

export function loadProduct(catalog: Catalog, { language, code }: { language: Language; code: string }) {
  const product = catalog.product(language, code)
  if (!product) return notFound
  // G13: the product has a page on another site. Redirect to the frame that shows it.
  if (product.isOutside) return movedTo(productUrl(language, product))
  // People type codes by hand, in any case and spacing. Redirect to the canonical URL.
  if (product.code !== code) return movedTo(pageUrl(language, 'product', { id: product.code }))

  return found({
    product,
    accessories: modelAccessories(language, {
      model: product.code,
      all: catalog.accessories(language, { code: product.code }),
      limit: maxAccessories,
    }),
    recommended: catalog.recommended(language, product.code),
    notices: catalog.noticesAbout(language, product.code).flatMap((notice) => noticeLine(notice, language, product.code)),
    supportHref: pageUrl(language, 'support', { id: product.code }),
  })
}
