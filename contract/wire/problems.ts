/** Error codes of a field. Schemas use them as messages, and the server translates them. */
const problems = ['required', 'unknown', 'unreadable', 'impossible', 'lineBreak', 'repeated', 'tooLong', 'notFound'] as const
export type Problem = (typeof problems)[number]

export function isProblem(text: string): text is Problem {
  return (problems as readonly string[]).includes(text)
}

/** Maximum size of one call. */
export const limits = { bodyBytes: 64 * 1024, fieldCharacters: 8000, fields: 40 } as const
