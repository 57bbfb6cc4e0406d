import type { Field, FieldOf } from '#studio/wire/field.ts'

type Either = FieldOf<'either'>

/** Which of its shapes a value has. */
export function alternativeOf({ tag, options }: Either, value: unknown): Either['options'][number] | undefined {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    if (tag !== undefined) return options.find((one) => one.value === Reflect.get(value, tag))
    const keys = Object.keys(value)
    const fits = options.filter(
      ({ keys: required, field }) =>
        (field.kind === 'words' || field.kind === 'group') &&
        required.every((key) => keys.includes(key)) &&
        (field.kind === 'words' || keys.every((key) => field.fields.some((one) => one.key === key))),
    )
    return fits.toSorted((a, b) => b.keys.length - a.keys.length)[0]
  }
  return options.find(({ field }) => isSimple(field, value))
}

function isSimple(field: Field, value: unknown): boolean {
  if (Array.isArray(value)) {
    if (field.kind === 'numbers') return value.every((item) => typeof item === 'number')
    return field.kind === 'list' && value.every((item) => isSimple(field.item, item))
  }
  if (typeof value === 'number') return field.kind === 'number'
  if (typeof value === 'boolean') return field.kind === 'boolean'
  return typeof value === 'string' && ['text', 'markdown', 'reference', 'choice'].includes(field.kind)
}
