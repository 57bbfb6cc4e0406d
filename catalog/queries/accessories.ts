import { AccessoryFacts, accessoryKinds } from '#contract/content/accessory.ts'
import type { Language } from '#contract/languages.ts'
import type { AccessoryView, ChargesView, WarrantyYears } from '#contract/views/accessories.ts'
import { textIn } from '../localised.ts'
import { shownIn } from '../shown-fields.ts'
import type { ProductRow, SmallParts } from '../snapshot/content-index.ts'
import type { Accessory } from '../snapshot/editorial-part.ts'
import { pictureView } from './picture-view.ts'

export function accessoryView({ models, wholeCategories, picture, ...accessory }: Accessory, language: Language): AccessoryView {
  return {
    ...shownIn(AccessoryFacts, accessory, language),
    models,
    wholeCategories,
    picture: picture && pictureView(picture, language),
  }
}

/** Which of the accessories fit a model, by its code. One may fit thousands of models, and the documents of each model list what fits it. */
export function partsByModel(accessories: readonly Pick<Accessory, 'models'>[]): ReadonlyMap<string, readonly number[]> {
  const byModel = new Map<string, number[]>()
  for (const [place, { models }] of accessories.entries()) {
    for (const model of new Set(models)) {
      const places = byModel.get(model) ?? []
      places.push(place)
      byModel.set(model, places)
    }
  }
  return byModel
}

export function chargesView({ charges }: SmallParts, language: Language): ChargesView | undefined {
  if (!charges) return undefined
  return {
    on: charges.on,
    groups: charges.groups.map(({ id, title, rows }) => ({
      id,
      title: textIn(title, language),
      rows: rows.map(({ name, note, ...facts }) => ({
        ...facts,
        name: textIn(name, language),
        note: note && textIn(note, language),
      })),
    })),
  }
}

/** The years of each category are those of its products: the fewest, if they differ. */
export function warrantyYears(
  { categories, warranty }: SmallParts,
  products: readonly ProductRow[],
  language: Language,
): WarrantyYears[] {
  const appliances = categories.flatMap(({ number, slug, name }): WarrantyYears[] => {
    const years = products.flatMap(({ category, values: { warranty: own } }) =>
      category === number && typeof own === 'number' ? [own] : [],
    )
    return years.length > 0 ? [{ id: slug, name: textIn(name, language), years: Math.min(...years) }] : []
  })
  const parts = accessoryKinds.flatMap((kind): WarrantyYears[] =>
    warranty ? [{ id: kind, name: textIn(warranty.names[kind], language), years: warranty.parts[kind] }] : [],
  )
  return [...appliances, ...parts.toSorted((a, b) => b.years - a.years)]
}
