import { z } from 'zod'

type Json = Readonly<Record<string, unknown>>

/**
 * The smallest value of the shape that a schema asks for: what may be left out is, texts are empty, days are today. It has faults where
 * somebody has to write something.
 */
export function smallestValue(schema: z.ZodType, today: string): unknown {
  return smallest(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json, today)
}

/** The smallest item of a list, or value of a map, inside of a schema. `path`: the keys that lead to it. */
export function smallestItem(schema: z.ZodType, path: readonly (string | number)[], today: string): unknown {
  let json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
  for (const key of path) json = jsonAt(jsonAt(json, 'properties'), String(key))
  return smallest('items' in json ? jsonAt(json, 'items') : jsonAt(json, 'additionalProperties'), today)
}

function smallest(json: Json, today: string): unknown {
  if ('const' in json) return json['const']
  const [choice] = listOf(json['enum'])
  if (choice !== undefined) return choice
  const [first] = [...listOf(json['anyOf']), ...listOf(json['oneOf']), ...listOf(json['allOf'])]
  if (isJson(first)) return smallest(first, today)
  switch (json['type']) {
    case 'object': {
      const properties = isJson(json['properties']) ? json['properties'] : {}
      const required = listOf(json['required']).map(String)
      return Object.fromEntries(required.map((key) => [key, smallest(jsonAt(properties, key), today)]))
    }
    case 'array': {
      const places = listOf(json['prefixItems']).filter(isJson)
      if (places.length > 0) return places.map((one) => smallest(one, today))
      return Array.from({ length: numberAt(json, 'minItems') ?? 0 }, () => smallest(jsonAt(json, 'items'), today))
    }
    case 'string':
      return json['format'] === 'date' ? today : ''
    case 'integer':
    case 'number':
      return Math.max(numberAt(json, 'minimum') ?? 0, (numberAt(json, 'exclusiveMinimum') ?? -1) + 1)
    case 'boolean':
      return false
    default:
      return ''
  }
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const jsonAt = (json: Json, key: string): Json => (isJson(json[key]) ? json[key] : {})
function numberAt(json: Json, key: string): number | undefined {
  const value = json[key]
  // The limits of a safe integer, which zod writes for every whole number, say nothing.
  return typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined
}
