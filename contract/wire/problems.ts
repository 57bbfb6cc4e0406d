/** What can be wrong with one field. Schemas speak in these; the words of five languages are the server's. */
const problems = ['required', 'unknown', 'unreadable', 'lineBreak', 'repeated', 'tooLong', 'notFound'] as const
export type Problem = (typeof problems)[number]

export function isProblem(text: string): text is Problem {
  return (problems as readonly string[]).includes(text)
}

/** The most that one call may carry. */
export const limits = { bodyBytes: 64 * 1024, fieldCharacters: 8000, fields: 40 } as const
