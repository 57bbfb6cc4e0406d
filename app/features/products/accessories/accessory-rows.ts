import type { Language } from '#contract/languages.ts'
import type { AccessoryView } from '#contract/views/accessories.ts'
import type { Picture, Text } from '#contract/views.ts'
import { formatPrice } from '#i18n/number-format.ts'

/** One line about an accessory, with its price as text. */
export type AccessoryRow = { code: string; title: Text; picture?: Picture; price?: string }
/** The first accessories and parts of a model, and how many there are. */
export type ModelAccessories = { model: string; rows: AccessoryRow[]; count: number }

type Fitting = { model: string; all: readonly AccessoryView[]; limit?: number }

export function modelAccessories(language: Language, { model, all, limit }: Fitting): ModelAccessories {
  return { model, rows: all.slice(0, limit).map((one) => rowOf(one, language)), count: all.length }
}

function rowOf({ code, title, picture, price }: AccessoryView, language: Language): AccessoryRow {
  return { code, title, ...(picture && { picture }), ...(price && { price: formatPrice(price.from, language) }) }
}
