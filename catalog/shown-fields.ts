import { z } from 'zod'
import { Words } from '#contract/content/words.ts'
import type { Language } from '#contract/languages.ts'
import type { FieldsAs, Shown } from '#contract/views/shown.ts'
import { textIn } from './localised.ts'

/** Facts as they are, words in the language. What the entry leaves out stays out. */
export function shownIn<Fields extends z.ZodObject>(fields: Fields, entry: z.output<Fields>, language: Language): Shown<Fields> {
  const shown = Object.entries(fields.shape).flatMap(([name, schema]) => {
    const value = entry[name]
    if (value === undefined) return []
    return [[name, isWords(schema) ? textIn(Words.parse(value), language) : value]]
  })
  // Object.fromEntries forgets the names; they are those of the fields.
  return Object.fromEntries(shown) as Shown<Fields>
}

/** Those of the fields that the entry has, as they are. */
export function fieldsOf<Fields extends z.ZodObject>(fields: Fields, entry: z.output<Fields>): z.output<Fields> {
  const given = namesOf(fields).filter((name) => entry[name] !== undefined)
  return Object.fromEntries(given.map((name) => [name, entry[name]])) as z.output<Fields>
}

/** Those of the fields that the entry has, each made into something. */
export function eachField<Fields extends z.ZodObject, Entry extends FieldsAs<Fields, unknown>, Made>(
  fields: Fields,
  entry: Entry,
  make: (value: Exclude<Entry[NameOf<Fields>], undefined>, name: NameOf<Fields>) => Made,
): FieldsAs<Fields, Made> {
  const made = namesOf(fields).flatMap((name) => {
    const value = entry[name]
    // Only `undefined` is left out, and the name says that it is one of the fields.
    return value === undefined ? [] : [[name, make(value as Exclude<Entry[NameOf<Fields>], undefined>, name)]]
  })
  return Object.fromEntries(made) as FieldsAs<Fields, Made>
}

type NameOf<Fields extends z.ZodObject> = keyof z.output<Fields>
const namesOf = <Fields extends z.ZodObject>({ shape }: Fields) => Object.keys(shape) as NameOf<Fields>[]

function isWords(schema: unknown): boolean {
  return schema === Words || (schema instanceof z.ZodOptional && schema.unwrap() === Words)
}
