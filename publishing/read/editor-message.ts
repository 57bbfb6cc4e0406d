import type { z } from 'zod'

/** The editors' words for the kinds of values that schemas expect. */
const kinds: Partial<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
}

const formats: Partial<Record<string, string>> = { email: 'email address', url: 'link' }

export const kindName = (expected: string) => kinds[expected] ?? expected

/** A schema error as a sentence whose subject is the field. Messages of our own schemas are noun phrases, such as "a path to a .glb". */
export function editorMessage(issue: z.core.$ZodIssue): string {
  if (!/^(?:Invalid|Too) /.test(issue.message)) return /^an? /.test(issue.message) ? `must be ${issue.message}` : issue.message
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kindName(issue.expected)}${isUnquoted(issue) ? ': put it in quotation marks' : ''}`
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`
    case 'too_small':
      return issue.minimum === 1 && issue.origin !== 'number'
        ? 'must not be empty'
        : `must be ${limit(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum)}`
    case 'too_big':
      return `must be ${limit(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum)}`
    case 'invalid_format':
      return issue.format === 'regex'
        ? `does not have the right form (${issue.pattern})`
        : `must be a valid ${formats[issue.format] ?? issue.format}`
    default:
      return issue.message
  }
}

/** YAML reads a text such as 601 or true as a number or a boolean, unless it is in quotes. */
function isUnquoted({ expected, input }: z.core.$ZodIssueInvalidType): boolean {
  return expected === 'string' && (typeof input === 'number' || typeof input === 'boolean')
}

function limit(origin: string, bound: string, size: number | bigint): string {
  if (origin === 'string') return `${bound} ${size} characters long`
  if (origin === 'array') return `a list of ${bound} ${size} entries`
  return `${bound} ${size}`
}
