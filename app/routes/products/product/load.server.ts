import { noticeLine } from '#app/features/products/safety-notices/recalls.ts'
import { nearestShops, type ShopQuery, shopAreas } from '#app/loading/nearest-shops.server.ts'
import { found, movedTo, notFound } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import { careUrl, pageUrl, productUrl } from '#contract/pages/urls.ts'
import type { Pairing, ProductCard, ProductView, RecommendedProduct } from '#contract/views.ts'
import { dayText } from '#i18n/date-format.ts'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'
import type { Translate } from '#i18n/interface/translator.ts'
import { formatPrice } from '#i18n/number-format.ts'
import type { Pricing } from './buy/product-price.tsx'
import { type PanelData, panelData, type ShownParameter, shownParameter, tabsWithContent } from './tabs/panels/panels.server.ts'
import type { TabName } from './tabs/tab-choice.ts'

/** `place` is where the visitor wants to buy: an area, or a postal code as typed. */
type Query = { language: Language; code: string; place?: ShopQuery | undefined }

export function loadProduct(catalog: Catalog, { language, code, place }: Query) {
  const product = catalog.product(language, code)
  if (!product) return notFound
  // G13: the product has a page on another site. Redirect to the frame that shows it.
  if (product.isOutside) return movedTo(productUrl(language, product))
  // People type codes by hand, in any case and spacing. Redirect to the canonical URL.
  if (product.code !== code) return movedTo(pageUrl(language, 'product', { id: product.code }))

  const care = catalog.careOfModel(language, product.code)
  return found({
    product: shownProduct(catalog, language, product),
    recommended: recommended(catalog, language, product),
    notices: catalog.noticesAbout(language, product.code).flatMap((notice) => noticeLine(notice, language, product.code)),
    // Not sold in shops any more.
    whereToBuy: product.discontinued ? undefined : whereToBuy(catalog, language, place),
    supportHref: pageUrl(language, 'support', { id: product.code }),
    careHref: care && careUrl(language, care.category, care.family),
  })
}

function whereToBuy(catalog: Catalog, language: Language, place: ShopQuery | undefined) {
  const initialResult = place && { query: place, answer: nearestShops(catalog, language, place) }
  return { areas: shopAreas(catalog, language), initialResult }
}

/** A product with what its page says of it as sentences. */
export type ShownProduct = ProductCard &
  Pick<ProductView, 'seriesName' | 'summary' | 'pictures' | 'video' | 'hasFeature' | 'discontinued' | 'buyLink'> & {
    introduction: Introduction
    /** In large type. */
    figures: readonly ShownParameter[]
    tabs: TabName[]
    panels: PanelData
    /** Whether there is a 3D view. */
    hasModel: boolean
    pricing?: Pricing
  }

export type Introduction = Pick<ProductView, 'intro' | 'awards'>

function shownProduct(catalog: Catalog, language: Language, product: ProductView): ShownProduct {
  const { id, code, title, tags, picture, category, seriesId, isOutside, price } = product
  const { seriesName, summary, pictures, video, hasFeature, discontinued, buyLink } = product
  const { intro, awards, parameters } = product
  const figures = product.figures.flatMap((figure) => parameters.find(({ key }) => key === figure) ?? [])
  const panels = panelData(catalog, language, product)
  return {
    ...{ id, code, title, tags, picture, category, seriesId, isOutside, price },
    ...{ seriesName, summary, pictures, video, hasFeature, discontinued, buyLink },
    introduction: { intro, awards },
    figures: figures.map(shownParameter),
    tabs: tabsWithContent(panels),
    panels,
    hasModel: product.model !== undefined,
    pricing: pricingOf(product, language),
  }
}

const recommended = (catalog: Catalog, language: Language, { code }: ProductView) =>
  catalog.recommended(language, code).map((other) => withReason(other, language))

/** A recommended product with the reason why it goes well with this one (D10). */
function withReason({ pairing, ...card }: RecommendedProduct, language: Language) {
  if (!pairing) return card
  return { ...card, reason: reasonText(pairing, interfaceWords(language)) }
}

function reasonText(pairing: Pairing, t: Translate<'product'>): string {
  switch (pairing.kind) {
    case 'finish':
      return t('pairing.finish', { finish: pairing.finish })
    case 'otherWidth':
      return t('pairing.otherWidth', { width: pairing.width, ownWidth: pairing.ownWidth })
    case 'fitsAbove':
    case 'fitsBelow':
    case 'seriesInOtherWidth':
    case 'seriesWide':
    case 'width':
      return t(`pairing.${pairing.kind}`, { width: pairing.width })
    case 'series':
    case 'seriesAndFinish':
    case 'seriesAndWidth':
    case 'opening':
    case 'openingWidth':
      return t(`pairing.${pairing.kind}`)
  }
}

function pricingOf({ price }: ProductView, language: Language): Pricing | undefined {
  if (!price) return undefined
  const t = interfaceWords(language)
  return {
    price: t('price.from', { price: formatPrice(price.from, language) }),
    note: t('pricing.on', { date: dayText(language, price.on) }),
  }
}
