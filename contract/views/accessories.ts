import type { AccessoryFacts } from '../content/accessory.ts'
import type { CategoryNumber } from '../products/categories.ts'
import type { Picture, Text } from '../views.ts'
import type { Day } from './articles.ts'
import type { Shown } from './text.ts'

/** An accessory, a spare part or a consumable. */
export type AccessoryView = Shown<typeof AccessoryFacts> & {
  picture?: Picture
  /** Codes of the models that it fits, in list order, including discontinued ones. */
  models: readonly string[]
  /** Categories of which it fits every model. */
  wholeCategories: readonly CategoryNumber[]
}

/** What delivery, installation and service visits cost, in Singapore dollars with GST. */
export type ChargesView = {
  on: Day
  groups: { id: string; title: Text; rows: { id: string; price: number; from: boolean; name: Text; note?: Text }[] }[]
}

/** How long the warranty lasts for one group of products. */
export type WarrantyYears = { id: string; name: Text; years: number }
