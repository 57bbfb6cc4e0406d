/** Error codes of a field. Schemas use them as messages, and the server translates them. */
const problems = [
  'required',
  'unknown',
  'unreadable',
  'impossible',
  'lineBreak',
  'repeated',
  'tooLong',
  'notFound',
  'wholeNumber',
  'mailbox',
] as const
export type Problem = (typeof problems)[number]

export function isProblem(text: string): text is Problem {
  return (problems as readonly string[]).includes(text)
}

/** Maximum size of one call. A field's length is its only limit; pages say it too. */
export const limits = { bodyBytes: 160 * 1024, fieldCharacters: 20_000, fields: 40 } as const

/** Whether a text has more characters than a field may have: code points, and CRLF as one. */
export function isTooLong(text: string, most: number = limits.fieldCharacters): boolean {
  return text.length > most && [...text.replaceAll('\r\n', '\n')].length > most
}
