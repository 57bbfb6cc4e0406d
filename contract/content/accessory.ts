import { z } from 'zod'
import { ParameterValue } from './product.ts'
import { CategoryId, ParameterKey, PicturePath, Price, ProductCode, SeriesId, Slug, Words } from './words.ts'

/** In the order of lists. */
export const accessoryKinds = ['accessory', 'consumable', 'spare-part'] as const

const matching = z.record(ParameterKey, ParameterValue)

/** Which models an accessory fits: some models, a series, or a category; `where` narrows those to products with these values. */
const Fit = z.union([
  z.strictObject({ models: z.array(ProductCode).min(1) }),
  z.strictObject({ series: SeriesId, where: matching.optional() }),
  z.strictObject({ category: CategoryId, where: matching.optional() }),
])
export type Fit = z.infer<typeof Fit>

/** Fields that pages show unchanged, and short texts. */
export const AccessoryFacts = z.object({
  /** Also the part number. */
  code: z.string().regex(/^[A-Z]{2}(-[0-9]{2,4}){1,2}$/, 'a part number such as VA-9010-11'),
  kind: z.enum(accessoryKinds),
  /** What it filters, for "which filter does my hood take?". */
  filter: z.enum(['carbon', 'grease']).optional(),
  price: Price.optional(),
  /** How often a consumable is replaced, with daily cooking. */
  replaceMonths: z.int().positive().meta({ unit: 'months' }).optional(),
  /** False if a technician has to fit it. */
  selfFit: z.boolean().default(true),
  title: Words,
  /** One or two sentences. */
  text: Words,
})

/** `content/accessories/<code in lower case>/accessory.yaml` */
export const AccessoryFile = z.strictObject({
  ...AccessoryFacts.shape,
  /** Position within its kind. */
  position: z.int().min(1),
  fits: z.array(Fit).min(1),
  /** Square. */
  picture: PicturePath.optional(),
  /** The title, if the picture shows just that. */
  pictureAlt: Words.optional(),
})
export type AccessoryFile = z.infer<typeof AccessoryFile>

/** Names and one-line texts of the charges, which are facts. */
const Charge = z.strictObject({
  id: Slug,
  /** In Singapore dollars, with GST. Zero is shown as included. */
  price: z.int().min(0).meta({ unit: 'SGD' }),
  /** The least it costs. */
  from: z.boolean().default(false),
  name: Words,
  note: Words.optional(),
})

/** `content/charges.yaml`: what delivery, installation and service visits cost. */
export const ChargesFile = z.strictObject({
  /** From this day on. */
  on: Price.shape.on,
  groups: z.array(z.strictObject({ id: Slug, title: Words, rows: z.array(Charge).min(1) })).min(1),
})
export type ChargesFile = z.infer<typeof ChargesFile>

/** `content/warranty.yaml`: the terms that don't differ by model. */
export const WarrantyFile = z.strictObject({
  /** Years for parts bought on their own, by kind; 0 for none. */
  parts: z.record(z.enum(accessoryKinds), z.int().min(0).meta({ unit: 'years' })),
  /** Names of the parts, as the table of years shows them. */
  names: z.record(z.enum(accessoryKinds), Words),
})
export type WarrantyFile = z.infer<typeof WarrantyFile>
