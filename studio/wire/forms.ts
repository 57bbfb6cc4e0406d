import { z } from 'zod'
import type { ContentKindName } from '#contract/content/kinds.ts'
import type { Language } from '#contract/languages.ts'
import type { Field } from './field.ts'
import type { FieldLabel } from './labels.ts'

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
export type FieldFault = { file: string; field: string; message: string }

export type FileVersion = {
  file: string
  /** What an edit must name. Null: there is no such file yet. */
  version: string | null
  /** If there is a draft: who changed it last, and when. */
  draft?: { by: string; at: string }
}

export type EntryFile = FileVersion & {
  /** The language of its words. Without one, it has the facts. */
  language?: Language
  isThere: boolean
  field: Field
  /** As the file says it, without the defaults of the schema. */
  value: unknown
  text: string
  faults: readonly FieldFault[]
}

export type EntryForm = {
  kind: ContentKindName
  id: string
  title: string
  /** The facts first, then English. */
  files: readonly EntryFile[]
}

/** A field of some entry, with what the form calls it. */
export type LabelledPlace = FieldLabel & { file: string; field: string; title: string | undefined }

export type Reference = { value: string; label: string }
