import type { Catalog } from '#catalog/catalog.ts'
import { accessoryKinds } from '#contract/content/accessory.ts'
import type { Language } from '#contract/languages.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import type { AccessoryView } from '#contract/views/accessories.ts'
import type { Picture, Text } from '#contract/views.ts'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'
import { formatPrice } from '#i18n/number-format.ts'

/** An accessory as its card shows it: with sentences instead of facts, because nobody needs the facts in the browser. */
export type AccessoryCard = {
  code: string
  title: Text
  text: Text
  picture?: Picture
  price?: string
  /** In dollars, for search engines. */
  amount?: number
  /** Which models it fits, how often it is replaced, who fits it. */
  facts: string[]
}
export type AccessoryGroup = { id: string; title: string; cards: AccessoryCard[] }

/** More codes in a sentence can't be read. */
const maxCodes = 9

type Fitting = { category?: CategoryNumber; code?: string }

/** Filters first, because they are what owners ask for; then by kind. */
export function accessoryGroups(catalog: Catalog, language: Language, fitting: Fitting = {}): AccessoryGroup[] {
  const t = interfaceWords(language)
  const all = catalog.accessories(language, fitting)
  const group = (id: 'filters' | AccessoryView['kind'], members: readonly AccessoryView[]): AccessoryGroup[] =>
    members.length === 0
      ? []
      : [{ id, title: t(`accessories.group.${id}`), cards: members.map((one) => cardOf(catalog, language, one, fitting)) }]
  return [
    ...group(
      'filters',
      all.filter(({ filter }) => filter !== undefined),
    ),
    ...accessoryKinds.flatMap((kind) =>
      group(
        kind,
        all.filter((one) => one.kind === kind && one.filter === undefined),
      ),
    ),
  ]
}

function cardOf(catalog: Catalog, language: Language, accessory: AccessoryView, { code: model }: Fitting): AccessoryCard {
  const { code, title, text, picture, price } = accessory
  return {
    code,
    title,
    text,
    ...(picture && { picture }),
    ...(price && { price: formatPrice(price.from, language), amount: price.from }),
    facts: [...(model === undefined ? [fitsText(catalog, language, accessory)] : []), ...careFacts(accessory, language)],
  }
}

function fitsText(catalog: Catalog, language: Language, { models, wholeCategories }: AccessoryView): string {
  const t = interfaceWords(language)
  const separator = t('accessories.separator')
  if (wholeCategories.length > 0) {
    const names = wholeCategories.map((number) => catalog.category(language, number).name.text)
    return t('accessories.fitsAll', { categories: names.join(separator) })
  }
  const shown = models.slice(0, maxCodes).join(separator)
  return models.length > maxCodes
    ? t('accessories.fitsMore', { models: shown, count: models.length - maxCodes })
    : t('accessories.fits', { models: shown })
}

function careFacts({ replaceMonths, selfFit }: AccessoryView, language: Language): string[] {
  const t = interfaceWords(language)
  const years = (replaceMonths ?? 0) / 12
  return [
    ...(replaceMonths === undefined
      ? []
      : [
          Number.isInteger(years)
            ? t('accessories.replaceYears', { count: years })
            : t('accessories.replaceMonths', { count: replaceMonths }),
        ]),
    ...(selfFit ? [] : [t('accessories.technician')]),
  ]
}
