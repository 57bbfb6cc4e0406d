import { z } from 'zod'
import { LanguageName } from '#contract/content/words.ts'
import { kindNames } from './entries.ts'
import { Field } from './field.ts'
import { fieldLabel } from './labels.ts'

const file = z.string().max(300)

/** The calls of forms, each with what the browser sends. */
export const formsCalls = {
  /** Everything about the entry that a file belongs to. */
  entryForm: z.strictObject({ file }),
  /** The versions of its files, and who changed them. Cheap: it is asked every few seconds. */
  entryVersions: z.strictObject({ file }),
  /** Faults of its files by the rules of all content. Waits until what is saved now has been checked. */
  entryFaults: z.strictObject({ file }),
  /** What fields are called, by file and path. */
  labels: z.strictObject({ places: z.array(z.strictObject({ file, field: z.string().max(1_000) })).max(200) }),
  references: z.strictObject({
    to: z.enum(['product', 'series', 'category', 'news', 'recipe', 'parameter']),
    query: z.string().max(100),
    /** Only those of this category. */
    category: z.string().max(100).optional(),
  }),
}
export type FormsCallName = keyof typeof formsCalls

/** `field`: the path, joined by dots. Empty for the file itself. */
export const FieldFault = z.object({ file: z.string(), field: z.string(), message: z.string() })
export type FieldFault = z.infer<typeof FieldFault>

const fileVersion = {
  file: z.string(),
  /** What an edit must name. Null: there is no such file yet. */
  version: z.string().nullable(),
  /** If there is a draft: who changed it last, and when. */
  draft: z.object({ by: z.string(), at: z.string() }).optional(),
}
const FileVersion = z.object(fileVersion)
export type FileVersion = z.infer<typeof FileVersion>

const EntryFile = z.object({
  ...fileVersion,
  /** The language of its words. Without one, it has the facts. */
  language: LanguageName.optional(),
  isThere: z.boolean(),
  field: Field,
  /** As the file says it, without the defaults of the schema. */
  value: z.unknown().optional(),
  text: z.string(),
  faults: z.array(FieldFault).readonly(),
})
export type EntryFile = z.infer<typeof EntryFile>

const EntryForm = z.object({
  kind: z.enum(kindNames),
  id: z.string(),
  title: z.string(),
  /** The facts first, then English. */
  files: z.array(EntryFile).readonly(),
})
export type EntryForm = z.infer<typeof EntryForm>

/** A field of some entry, with what the form calls it. */
export const LabelledPlace = z.object({ ...fieldLabel, file: z.string(), field: z.string(), title: z.string().optional() })
export type LabelledPlace = z.infer<typeof LabelledPlace>

const Reference = z.object({ value: z.string(), label: z.string() })
export type Reference = z.infer<typeof Reference>

export const formsResults = {
  entryForm: EntryForm,
  entryVersions: z.object({ files: z.array(FileVersion) }),
  entryFaults: z.object({ faults: z.array(FieldFault) }),
  labels: z.object({ found: z.array(LabelledPlace) }),
  references: z.object({ found: z.array(Reference) }),
}
