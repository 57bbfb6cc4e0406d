import type { Field } from '#studio/wire/field.ts'

/** A field and all fields below it. */
export function* eachField(field: Field): Generator<Field> {
  yield field
  if (field.kind === 'group') for (const one of field.fields) yield* eachField(one)
  if (field.kind === 'list') yield* eachField(field.item)
  if (field.kind === 'map') yield* eachField(field.value)
  if (field.kind === 'either') for (const one of field.options) yield* eachField(one.field)
}
