import { z } from 'zod'
import { ParameterValue } from './product.ts'
import { topics } from './support.ts'
import { line, metaDescription, ParameterKey, PicturePath, pageTitle, Slug } from './words.ts'

/** One thing to do, in steps. */
export const CareTask = z.strictObject({
  id: Slug,
  every: z.enum(['day', 'week', 'month', 'year']),
  /** Instructions that a safety notice can withdraw. */
  topic: z.enum(topics).optional(),
  /** One entry per step of the language files, in order; `null` for a step without a picture. */
  pictures: z.array(PicturePath.nullable()).default([]),
})
export type CareTask = z.infer<typeof CareTask>

/** Something to do at an interval, which owners can put into their calendar. */
export const CareReminder = z
  .strictObject({
    id: Slug,
    weeks: z.int().positive().optional(),
    months: z.int().positive().optional(),
    /** Only for models with these values. */
    when: z.record(ParameterKey, ParameterValue).default({}),
    /** Reminds of instructions that a safety notice can withdraw. */
    topic: z.enum(topics).optional(),
    /** True if not every owner of such a model has to do it, such as those of gas hobs on LPG. */
    optional: z.boolean().default(false),
  })
  .refine(({ weeks, months }) => (weeks === undefined) !== (months === undefined), 'needs either weeks or months')
export type CareReminder = z.infer<typeof CareReminder>

/** Appliances that are cared for in the same way, such as gas hobs. */
export const CareFamily = z.strictObject({
  id: Slug,
  /** The models of the family are those with this option of a parameter. Without it, all models of the category. */
  models: z.strictObject({ parameter: ParameterKey, option: Slug }).optional(),
  tasks: z.array(CareTask).min(1),
  /** Keys of parameters that differ from model to model. They are shown in a table. */
  figures: z.array(ParameterKey).default([]),
  /** In display order. Consumables with `replaceMonths` come from the accessories. */
  reminders: z.array(CareReminder).min(1),
})
export type CareFamily = z.infer<typeof CareFamily>

/** `content/care/<category>/care.yaml` */
export const CareFile = z.strictObject({
  picture: PicturePath.meta({ altText: ['pictureAlt'] }).optional(),
  /** In display order. Each model belongs to the first family that it fits. */
  families: z.array(CareFamily).min(1),
})
export type CareFile = z.infer<typeof CareFile>

/** Plain text in the visitor's language. */
export const CareTexts = z.object({
  title: pageTitle,
  intro: line,
  /** The meta description. */
  description: metaDescription,
})

/** A parameter in braces, such as `{tank}`, becomes its value, or its range if the models of the family differ. */
const CareFamilyWords = z.strictObject({
  title: line,
  use: z.array(line).min(1),
  avoid: z.array(line).min(1),
  warnings: z.array(line).default([]),
  tasks: z.record(Slug, z.strictObject({ title: line, steps: z.array(line).min(1) })),
  /** What to do, without the interval: it is shown with it. */
  reminders: z.record(Slug, line).default({}),
})

/** `content/care/<category>/<language>.yaml` */
export const CareWords = z.strictObject({
  ...CareTexts.shape,
  pictureAlt: line.optional(),
  families: z.record(Slug, CareFamilyWords),
})
export type CareWords = z.infer<typeof CareWords>
