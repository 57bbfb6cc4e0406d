import { z } from 'zod'
import { CategoryId, ParameterKey, PicturePath, Slug, Words } from './words.ts'

/** The groups of rows in a comparison, in its order. */
export const parameterThemes = ['service', 'performance', 'noise', 'size', 'power', 'equipment'] as const
export type ParameterTheme = (typeof parameterThemes)[number]

/** What the better value of a number is called. Only for numbers where nobody would want the other one. */
export const bestWords = ['quietest', 'largest', 'strongest', 'highest', 'longest', 'lowest', 'least', 'fastest'] as const
export type BestWord = (typeof bestWords)[number]

const common = {
  key: Slug,
  names: Words,
  /** Planning data has its own section on the product page and is left out of comparisons. */
  group: z.literal('planning').optional(),
  /** The group of rows in comparisons. Parameters without one are equipment. */
  theme: z.enum(parameterThemes).optional(),
  /** Only products with one of these options have the parameter: `{ energy: [gas] }`. */
  when: z.record(Slug, z.array(Slug).min(1)).optional(),
}
const HexColour = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour such as "#1c1a17"')
const measure = { unit: z.string(), decimals: z.int().min(0).max(2).default(0) }

/**
 * A parameter is defined once per category. The product page, the compare table, the filters and the PDFs all use this
 * order and these units.
 */
export const ParameterDefinition = z.discriminatedUnion('kind', [
  /** A number with a unit. The unit is the same in every language (`m³/h`, `kW`, `L`). */
  z.strictObject({
    kind: z.literal('number'),
    ...common,
    ...measure,
    /** Comparisons mark the best value with this word. */
    best: z.enum(bestWords).optional(),
  }),
  /** From … to, with a unit (`220–240 V`). */
  z.strictObject({ kind: z.literal('range'), ...common, ...measure }),
  /** Width × depth × height in millimetres. */
  z.strictObject({ kind: z.literal('size'), ...common }),
  /** Two lengths in millimetres (`750 × 420 mm`). The names say which. */
  z.strictObject({ kind: z.literal('area'), ...common }),
  /** One or more of the options. */
  z.strictObject({
    kind: z.literal('choice'),
    ...common,
    options: z.record(Slug, Words),
    /** For swatches, if the options are finishes. */
    colours: z.record(Slug, HexColour).optional(),
  }),
  z.strictObject({ kind: z.literal('flag'), ...common }),
  /** A text that is the same in every language (`RK-90`). */
  z.strictObject({ kind: z.literal('code'), ...common }),
  /** Points of a curve, in the order of `x`. The product page draws it instead of listing it. */
  z.strictObject({
    kind: z.literal('curve'),
    ...common,
    x: z.strictObject({ unit: z.string(), names: Words }),
    y: z.strictObject({ unit: z.string(), names: Words }),
    /** The number parameter whose value is marked on the curve. */
    mark: ParameterKey,
    /** What the curve and the mark mean. May use placeholders. */
    note: Words,
  }),
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
  parameter: ParameterKey,
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
  figures: z.array(ParameterKey).max(4).default([]),
  filters: z.array(FilterDefinition),
  /** For how many years after the last appliance of a model is sold its spare parts are kept. A product may state its own. */
  sparePartsYears: z.int().positive().meta({ unit: 'years' }).optional(),
})
export type CategoryFile = z.infer<typeof CategoryFile>

/** Fields of a series that pages show. */
export const SeriesFacts = z.object({ name: Words, title: Words })

/** `content/series/<id>/series.yaml` */
export const SeriesFile = z.strictObject({
  ...SeriesFacts.shape,
  category: CategoryId,
  /** Position among the series of its category, from 1. */
  position: z.int().min(1),
  /** Markdown. */
  intro: Words.meta({ isMarkdown: true }),
  /** Defaults to the picture of the first product of the series. */
  picture: PicturePath.optional(),
  pictureAlt: Words.optional(),
})
export type SeriesFile = z.infer<typeof SeriesFile>
