import { z } from 'zod'
import { PicturePath, Slug, Words } from './words.ts'

/**
 * A parameter is defined once per category. The product page, the compare table, the filters and the PDFs all use this
 * order and these units.
 */
export const ParameterDefinition = z.discriminatedUnion('kind', [
  /** A number with a unit. The unit is the same in every language (`m³/h`, `kW`, `L`). */
  z.strictObject({
    kind: z.literal('number'),
    key: Slug,
    unit: z.string(),
    decimals: z.int().min(0).max(2).default(0),
    names: Words,
  }),
  /** Width × depth × height in millimetres. */
  z.strictObject({ kind: z.literal('size'), key: Slug, names: Words }),
  /** One or more of the options. */
  z.strictObject({ kind: z.literal('choice'), key: Slug, names: Words, options: z.record(Slug, Words) }),
  z.strictObject({ kind: z.literal('flag'), key: Slug, names: Words }),
  /** A text that is the same in every language (`220–240 V, 50 Hz`). */
  z.strictObject({ kind: z.literal('code'), key: Slug, names: Words }),
])
export type ParameterDefinition = z.infer<typeof ParameterDefinition>

const FilterId = z.string().regex(/^[1-9][0-9]*$/, 'a whole number in quotes')

/**
 * A filter offers values of one parameter: options of a `choice`, exact numbers, or number ranges (`min` inclusive, `max`
 * exclusive). Labels of numbers and ranges are generated (`< 900 m³/h`).
 */
export const FilterDefinition = z.strictObject({
  id: FilterId,
  type: Slug,
  parameter: Slug,
  names: Words,
  values: z
    .array(
      z.union([
        z.strictObject({ id: FilterId, option: Slug }),
        z.strictObject({ id: FilterId, equals: z.number() }),
        z.strictObject({ id: FilterId, min: z.number().optional(), max: z.number().optional() }),
      ]),
    )
    .min(2),
})
export type FilterDefinition = z.infer<typeof FilterDefinition>

/** Fields of a category that pages show. */
export const CategoryFacts = z.object({
  name: Words,
  /** The main heading of the category's product list. */
  title: Words,
  intro: Words,
})

/** `content/categories/<slug>/category.yaml` */
export const CategoryFile = z.strictObject({
  ...CategoryFacts.shape,
  number: z.int().min(1).max(6),
  picture: PicturePath,
  pictureAlt: Words,
  parameters: z.array(ParameterDefinition).min(1),
  /** Keys of the parameters that buyers ask about first. The product page shows them in large figures. */
  figures: z.array(Slug).max(4).default([]),
  filters: z.array(FilterDefinition),
  /** For how many years after the last appliance of a model is sold its spare parts are kept. A product may state its own. */
  sparePartsYears: z.int().positive().optional(),
})
export type CategoryFile = z.infer<typeof CategoryFile>

/** Fields of a series that pages show. */
export const SeriesFacts = z.object({ name: Words, title: Words })

/** `content/series/<id>/series.yaml` */
export const SeriesFile = z.strictObject({
  ...SeriesFacts.shape,
  category: Slug,
  /** Position among the series of its category, from 1. */
  position: z.int().min(1),
  /** Markdown. */
  intro: Words,
  /** Defaults to the picture of the first product of the series. */
  picture: PicturePath.optional(),
  pictureAlt: Words.optional(),
})
export type SeriesFile = z.infer<typeof SeriesFile>
