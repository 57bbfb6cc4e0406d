import type { z } from 'zod'
import type { Words } from '../content/words.ts'
import type { Text } from './text.ts'

/** What pages get of fields of the content: facts as the file has them, words in the visitor's language. */
export type Shown<Fields extends z.ZodObject> = {
  [Name in keyof z.output<Fields>]: InLanguage<Exclude<z.output<Fields>[Name], undefined>>
}
type InLanguage<Value> = Value extends Words ? Text : Value

/** The fields under their names, each as a `Value`; what may be left out of the content may be left out of it too. */
export type FieldsAs<Fields extends z.ZodObject, Value> = { [Name in keyof z.output<Fields>]: Value }
