import type { z } from 'zod'
import type { Words } from '../content/words.ts'
import type { Text } from './text.ts'

/** Content fields as pages get them: `Words` become `Text` in the visitor's language, all others stay unchanged. */
export type Shown<Fields extends z.ZodObject> = {
  [Name in keyof z.output<Fields>]: InLanguage<Exclude<z.output<Fields>[Name], undefined>>
}
type InLanguage<Value> = Value extends Words ? Text : Value

/** The same fields, each with the type `Value`; optional fields stay optional. */
export type FieldsAs<Fields extends z.ZodObject, Value> = { [Name in keyof z.output<Fields>]: Value }
