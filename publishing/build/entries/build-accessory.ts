import type { Accessory } from '#catalog/snapshot/editorial-part.ts'
import type { Fit } from '#contract/content/accessory.ts'
import type { ParameterValue } from '#contract/content/product.ts'
import type { AccessoryEntry, ProductEntry } from '#publishing/read/content-draft.ts'
import { categoryOf, type MediaOf } from './parts.ts'

/** `products` are all products, in list order. */
export function buildAccessory(entry: AccessoryEntry, products: readonly ProductEntry[], media: MediaOf): Accessory {
  const { source, fits, picture, pictureAlt = entry.title, position: _, ...fields } = entry
  return {
    ...fields,
    models: products.filter((product) => fits.some((fit) => fitsProduct(fit, product))).map(({ code }) => code),
    wholeCategories: fits.flatMap((fit) => ('category' in fit && fit.where === undefined ? categoryOf(fit.category).number : [])),
    picture: picture === undefined ? undefined : media.picture(source.folder, picture, pictureAlt),
  }
}

export function fitsProduct(fit: Fit, { code, series, category, values }: ProductEntry): boolean {
  if ('models' in fit) return fit.models.includes(code)
  const within = 'series' in fit ? fit.series === series : fit.category === category
  return within && Object.entries(fit.where ?? {}).every(([key, wanted]) => hasValue(values[key], wanted))
}

/** A product that has several values of a parameter has each of them. */
function hasValue(value: ParameterValue | undefined, wanted: ParameterValue): boolean {
  const own: unknown[] = Array.isArray(value) ? value : [value]
  const all: unknown[] = Array.isArray(wanted) ? wanted : [wanted]
  return all.every((one) => own.includes(one))
}
