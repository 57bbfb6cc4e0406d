import type { FieldPath } from '../read/content-issue.ts'

export type TextAt = { path: FieldPath; text: string }

/** The number of strings inside nested lists and objects. */
export function countTexts(value: unknown): number {
  if (typeof value === 'string') return 1
  if (typeof value !== 'object' || value === null) return 0
  let count = 0
  for (const item of Object.values(value)) count += countTexts(item)
  return count
}

/** All strings inside nested lists and objects, with their paths. */
export function textsWithin(value: unknown, path: FieldPath = []): TextAt[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => textsWithin(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsWithin(item, [...path, key]))
}
