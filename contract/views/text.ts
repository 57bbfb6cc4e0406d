import type { z } from 'zod'
import type { Words } from '../content/words.ts'
import type { Language } from '../languages.ts'

/**
 * Text in the requested language. `lang` is set only if a missing translation fell back to English. `breaks` are the possible line
 * breaks of a Chinese heading, as indices of the characters that begin a word; missing for other texts.
 */
export type Text = { text: string; lang?: Language; breaks?: number[] }
/** Sanitised HTML, rendered from Markdown when the content is loaded. */
export type Html = { html: string; lang?: Language }

/** Content fields as pages get them: `Words` become `Text` in the visitor's language, all others stay unchanged. */
export type Shown<Fields extends z.ZodObject> = {
  [Name in keyof z.output<Fields>]: InLanguage<Exclude<z.output<Fields>[Name], undefined>>
}
type InLanguage<Value> = Value extends Words ? Text : Value

/** The same fields, each with the type `Value`; optional fields stay optional. */
export type FieldsAs<Fields extends z.ZodObject, Value> = { [Name in keyof z.output<Fields>]: Value }
