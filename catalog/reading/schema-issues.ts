import type { z } from 'zod'
import type { ContentIssue, FieldPath } from '../content-issue.ts'
import type { YamlSource } from './yaml-source.ts'

type Fault = { path: FieldPath; message: string }

/** What a schema found, each at its line, in words for the person who writes the file. */
export function schemaIssues(source: YamlSource, error: z.core.$ZodError): ContentIssue[] {
  return error.issues.flatMap((issue) => faults(issue, [])).map(({ path, message }) => ({ ...source.at(path), message }))
}

function faults(issue: z.core.$ZodIssue, within: FieldPath): Fault[] {
  const path = [...within, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))]
  if (issue.code === 'unrecognized_keys') {
    // So many at once are one mistake: a line above them that is missing or indented wrongly.
    if (issue.keys.length > 2) {
      const path = [...within, ...issue.path.map(String), issue.keys[0] ?? '']
      const more = issue.keys.length > 5 ? ` and ${issue.keys.length - 5} more` : ''
      return [
        {
          path,
          message: `no such fields here: ${issue.keys.slice(0, 5).join(', ')}${more}: mend the indentation, or take them out`,
        },
      ]
    }
    return issue.keys.map((key) => ({ path: [...path, key], message: 'no such field here: take it out, or mend its spelling' }))
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) return closestAlternative(issue.errors, path)
  if (issue.code === 'invalid_key') {
    return [{ path, message: `not a name that can stand here: ${issue.issues.map(({ message }) => message).join(', ')}` }]
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) return [{ path, message: `missing: ${issue.expected} needed` }]
  return [{ path, message: issue.message }]
}

/** Of several allowed shapes, the one that was probably meant: where that cannot be told, all that were allowed. */
function closestAlternative(alternatives: z.core.$ZodIssue[][], path: FieldPath): Fault[] {
  const deep = alternatives.filter((issues) => issues.every(({ path: inner }) => inner.length > 0))
  const [closest] = deep.toSorted((a, b) => a.length - b.length)
  if (closest) return closest.flatMap((issue) => faults(issue, path))

  const messages = alternatives.flatMap((issues) => issues.map(({ message }) => message))
  return [{ path, message: [...new Set(messages)].join(', or ') }]
}
