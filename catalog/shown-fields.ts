import { z } from 'zod'
import { Words } from '#contract/content/words.ts'
import type { Language } from '#contract/languages.ts'
import type { FieldsAs, Shown } from '#contract/views/text.ts'
import { textIn } from './localised.ts'

/** Keeps facts unchanged and picks words in the language. Leaves out fields that the entry doesn't have. */
export function shownIn<Fields extends z.ZodObject>(fields: Fields, entry: z.output<Fields>, language: Language): Shown<Fields> {
  const shown = Object.entries(fields.shape).flatMap(([name, schema]) => {
    const value = entry[name]
    if (value === undefined) return []
    return [[name, isSchemaOfWords(schema) && isWords(value) ? textIn(value, language) : value]]
  })
  // Object.fromEntries loses the key types; the keys are field names.
  return Object.fromEntries(shown) as Shown<Fields>
}

/** The listed fields that the entry has, unchanged. */
export function fieldsOf<Fields extends z.ZodObject>(fields: Fields, entry: z.output<Fields>): z.output<Fields> {
  const present = namesOf(fields).filter((name) => entry[name] !== undefined)
  return Object.fromEntries(present.map((name) => [name, entry[name]])) as z.output<Fields>
}

/** Maps each listed field that the entry has. */
export function eachField<Fields extends z.ZodObject, Entry extends FieldsAs<Fields, unknown>, Made>(
  fields: Fields,
  entry: Entry,
  make: (value: Exclude<Entry[NameOf<Fields>], undefined>, name: NameOf<Fields>) => Made,
): FieldsAs<Fields, Made> {
  const made = namesOf(fields).flatMap((name) => {
    const value = entry[name]
    // TypeScript cannot see that `value` is a field's value other than `undefined`.
    return value === undefined ? [] : [[name, make(value as Exclude<Entry[NameOf<Fields>], undefined>, name)]]
  })
  return Object.fromEntries(made) as FieldsAs<Fields, Made>
}

type NameOf<Fields extends z.ZodObject> = keyof z.output<Fields>
const namesOf = <Fields extends z.ZodObject>({ shape }: Fields) => Object.keys(shape) as NameOf<Fields>[]

function isSchemaOfWords(schema: unknown): boolean {
  return schema === Words || (schema instanceof z.ZodOptional && schema.unwrap() === Words)
}

/** Entries fit their schemas since they were read. Parsing words again takes longer than the rest of a view. */
const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null && 'en' in value
