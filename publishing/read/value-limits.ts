import { maxTextLength } from '#catalog/markdown-limits.ts'
import type { FieldPath } from './content-issue.ts'

const maxFieldDepth = 20

/** Rejects values far beyond what the site needs: texts as long as a book, endlessly nested fields. */
export function valueFaults(value: unknown, path: FieldPath = []): { path: FieldPath; message: string }[] {
  if (typeof value === 'string') {
    if (value.length <= maxTextLength) return []
    return [{ path, message: `is too long: it has ${value.length} characters, the limit is ${maxTextLength}` }]
  }
  if (typeof value !== 'object' || value === null) return []
  if (path.length >= maxFieldDepth)
    return [{ path, message: `is nested too deeply: fields can be nested up to ${maxFieldDepth} levels` }]
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([key, inner]) => valueFaults(inner, [...path, isList ? Number(key) : key]))
}
