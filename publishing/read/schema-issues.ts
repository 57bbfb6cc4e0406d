import type { z } from 'zod'
import type { ContentIssue, FieldPath } from './content-issue.ts'
import { editorMessage, kindName } from './editor-message.ts'
import type { YamlSource } from './yaml-source.ts'

type Fault = { path: FieldPath; message: string }

/** Turns schema errors into content issues, with their line and a message that editors understand. */
export function schemaIssues(source: YamlSource, error: z.core.$ZodError): ContentIssue[] {
  return error.issues.flatMap((issue) => faults(issue, [])).map(({ path, message }) => ({ ...source.at(path), message }))
}

function faults(issue: z.core.$ZodIssue, within: FieldPath): Fault[] {
  const path = [...within, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))]
  if (issue.code === 'unrecognized_keys') {
    // Several unknown fields usually have one cause: a missing or wrongly indented line above them.
    if (issue.keys.length > 2) {
      const path = [...within, ...issue.path.map(String), issue.keys[0] ?? '']
      const more = issue.keys.length > 5 ? ` and ${issue.keys.length - 5} more` : ''
      return [
        {
          path,
          message: `these fields are not known here: ${issue.keys.slice(0, 5).join(', ')}${more}. Correct the indentation of the lines, or remove them`,
        },
      ]
    }
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: 'this field is not known here: correct its spelling, or remove it',
    }))
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) return closestAlternative(issue.errors, path)
  if (issue.code === 'invalid_key') {
    return [{ path, message: `this name is not allowed here: ${issue.issues.map(({ message }) => message).join(', ')}` }]
  }
  if (issue.code === 'invalid_type' && issue.input === undefined)
    return [{ path, message: `is missing: it needs ${kindName(issue.expected)}` }]
  return [{ path, message: editorMessage(issue) }]
}

/** For a union: the faults of the alternative that was probably meant, or else the messages of all alternatives. */
function closestAlternative(alternatives: z.core.$ZodIssue[][], path: FieldPath): Fault[] {
  const deep = alternatives.filter((issues) => issues.every(({ path: inner }) => inner.length > 0))
  const [closest] = deep.toSorted((a, b) => a.length - b.length)
  if (closest) return closest.flatMap((issue) => faults(issue, path))

  const messages = alternatives.flatMap((issues) => issues.map(editorMessage))
  return [{ path, message: [...new Set(messages)].join(', or ') }]
}
