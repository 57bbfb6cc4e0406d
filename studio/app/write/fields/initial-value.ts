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
