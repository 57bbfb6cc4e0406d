import type { FieldPath } from '../content-issue.ts'
import { longestText } from '../markdown-limits.ts'

const deepestField = 20

/** Values that nothing on the site could need: texts as long as a book, fields within fields without end. */
export function valueFaults(value: unknown, path: FieldPath = []): { path: FieldPath; message: string }[] {
  if (typeof value === 'string') {
    if (value.length <= longestText) return []
    return [{ path, message: `too long: ${value.length} characters, the most is ${longestText}` }]
  }
  if (typeof value !== 'object' || value === null) return []
  if (path.length >= deepestField) return [{ path, message: `nested too deep: at most ${deepestField} fields within each other` }]
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([key, inner]) => valueFaults(inner, [...path, isList ? Number(key) : key]))
}
