import { z } from 'zod'
import { PicturePath, Slug, Words } from './words.ts'

/**
 * A parameter is defined once per category: the detail page, the compare table, the filters and the PDFs read the same
 * facts in this order and with these units.
 */
export const ParameterDefinition = z.discriminatedUnion('kind', [
  /** A number with a unit; the unit is the same text in every language (`m³/h`, `kW`, `L`). */
  z.strictObject({
    kind: z.literal('number'),
    key: Slug,
    unit: z.string(),
    decimals: z.int().min(0).max(2).default(0),
    names: Words,
  }),
  /** Width × depth × height in millimetres. */
  z.strictObject({ kind: z.literal('size'), key: Slug, names: Words }),
  /** One or several of the named options. */
  z.strictObject({ kind: z.literal('choice'), key: Slug, names: Words, options: z.record(Slug, Words) }),
  /** Yes or no. */
  z.strictObject({ kind: z.literal('flag'), key: Slug, names: Words }),
  /** A text that is the same in every language (`220–240 V, 50 Hz`). */
  z.strictObject({ kind: z.literal('code'), key: Slug, names: Words }),
])
export type ParameterDefinition = z.infer<typeof ParameterDefinition>

const FilterId = z.string().regex(/^[1-9][0-9]*$/, 'a whole number in quotes')

/**
 * A filter offers the values of one parameter: options of a `choice`, exact numbers, or bands of numbers (`min` inclusive, `max`
 * exclusive). Bands and numbers name themselves (`< 900 m³/h`), so they carry no words.
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

/** What pages show of a category. */
export const CategoryFacts = z.object({
  name: Words,
  /** The headline of the category's list. */
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
  /** Keys of the parameters that a buyer asks about first: they stand in large figures on the product's page. */
  figures: z.array(Slug).max(4).default([]),
  filters: z.array(FilterDefinition),
})
export type CategoryFile = z.infer<typeof CategoryFile>

/** What pages show of a series. */
export const SeriesFacts = z.object({ name: Words, title: Words })

/** `content/series/<id>/series.yaml` */
export const SeriesFile = z.strictObject({
  ...SeriesFacts.shape,
  category: Slug,
  /** Place among the series of its category. */
  position: z.int().min(1),
  /** Markdown. */
  intro: Words,
  /** Without one, the picture of the series' first product stands for it. */
  picture: PicturePath.optional(),
  pictureAlt: Words.optional(),
})
export type SeriesFile = z.infer<typeof SeriesFile>
