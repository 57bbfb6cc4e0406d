import { z } from 'zod'

/** A label in some languages. As a draft has it, so looser than the schema of the content. */
export const Label = z.object({
  en: z.string(),
  'zh-Hans': z.string().optional(),
  ko: z.string().optional(),
  id: z.string().optional(),
  'zh-Hant': z.string().optional(),
})
export type Label = z.infer<typeof Label>

export const Option = z.object({ value: z.string(), label: Label.optional() })
export type Option = z.infer<typeof Option>

/** A step to a field, with what names it on the screen. */
const Step = z.discriminatedUnion('kind', [
  /** Words of this name, as in the form. A parameter has a label of its own, and the theme that it is shown under. */
  z.object({
    kind: z.literal('field'),
    name: z.string(),
    key: z.string(),
    label: Label.optional(),
    theme: z.string().optional(),
  }),
  /** An item of a list, by its title if it has one. */
  z.object({ kind: z.literal('item'), number: z.number(), title: z.string().optional() }),
  /** A key that somebody has chosen, such as the id of a task. */
  z.object({ kind: z.literal('key'), key: z.string() }),
])
export type Step = z.infer<typeof Step>

/** How a value is read, where the text of the file says less. */
const Reading = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('boolean') }),
  z.object({ kind: z.literal('day') }),
  z.object({ kind: z.literal('number'), unit: z.string().optional() }),
  // JSON has null where a number has no unit.
  z.object({ kind: z.literal('numbers'), units: z.array(z.string().nullish()).readonly() }),
  z.object({ kind: z.literal('choice'), name: z.string(), options: z.array(Option).readonly() }),
  z.object({ kind: z.literal('picture') }),
  /** Titles of the entries, by how they are named. */
  z.object({ kind: z.literal('reference'), titles: z.record(z.string(), z.string()).readonly() }),
])
export type Reading = z.infer<typeof Reading>

export const fieldLabel = { steps: z.array(Step).readonly(), reading: Reading.optional() }
const FieldLabel = z.object(fieldLabel)
export type FieldLabel = z.infer<typeof FieldLabel>
