import { found, notFound, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { StaticPageView } from '#contract/views/pages.ts'
import type { Text } from '#contract/views.ts'
import { dayText } from '#i18n/date-format.ts'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'
import { formatPrice } from '#i18n/number-format.ts'

/** The price is text: an amount, a least amount, or that it's included. */
export type ChargesGroup = { id: string; title: Text; rows: { id: string; name: Text; note?: Text; price: string }[] }
export type ChargesPage = { page: StaticPageView; groups: ChargesGroup[]; date: string }

export function loadCharges(catalog: Catalog, language: Language): Outcome<ChargesPage> {
  const page = catalog.page(language, 'prices-and-charges')
  if (!page) return notFound
  const charges = catalog.charges(language)
  const t = interfaceWords(language)
  const priceOf = (dollars: number, isLeast: boolean) => {
    if (dollars === 0) return t('charges.included')
    const price = formatPrice(dollars, language)
    return isLeast ? t('charges.from', { price }) : price
  }
  const groups = (charges?.groups ?? []).map(({ id, title, rows }) => ({
    id,
    title,
    rows: rows.map(({ price, from, ...row }) => ({ ...row, price: priceOf(price, from) })),
  }))
  return found({ page, groups, date: charges ? dayText(language, charges.on) : '' })
}
