import type { Field } from '#studio/wire/field.ts'

/** What a new item, key or group begins with. What is still missing in it is a fault at its field. */
export function initialValue(field: Field): unknown {
  switch (field.kind) {
    case 'group':
    case 'map':
      return {}
    case 'list':
      return []
    case 'words':
      return { en: '' }
    case 'either': {
      const [first] = field.options
      return first ? valueOfAlternative(field, first) : ''
    }
    case 'choice':
      return field.options[0]?.value ?? ''
    case 'boolean':
      return true
    case 'number':
      return field.least ?? 0
    case 'numbers':
      return field.parts.map(() => 0)
    default:
      return ''
  }
}

type Either = Extract<Field, { kind: 'either' }>

export function valueOfAlternative(either: Either, { value, keys, field }: Either['options'][number]): unknown {
  if (field.kind !== 'group') return initialValue(field)
  const required = field.fields.filter(({ key }) => keys.includes(key)).map((one) => [one.key, initialValue(one)])
  return { ...(either.tag !== undefined && { [either.tag]: value }), ...Object.fromEntries(required) }
}

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
