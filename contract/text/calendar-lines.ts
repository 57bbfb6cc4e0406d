/** The text of a calendar (RFC 5545) from the lines of its events, folded. */
export function calendarText(events: readonly string[], method?: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hearth//Hearth//EN',
    'CALSCALE:GREGORIAN',
    ...(method === undefined ? [] : [`METHOD:${method}`]),
    ...events,
    'END:VCALENDAR',
  ]
  return lines
    .flatMap(folded)
    .map((line) => `${line}\r\n`)
    .join('')
}

/** `20261205T030000Z` */
export const calendarTime = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '')

export const escapedText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const longestLine = 75

/** Folds a line at 75 bytes, never inside a character. Continuation lines begin with a space. */
function folded(line: string): string[] {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (bytes(part + character) > longestLine) {
      parts.push(part)
      part = ' '
    }
    part += character
  }
  return [...parts, part]
}

const bytes = (text: string) => new TextEncoder().encode(text).length
