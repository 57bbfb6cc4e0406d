export type WarrantyReminder = {
  reference: string
  /** `YYYY-MM-DD`, the last day of the warranty. */
  expiresOn: string
  title: string
  text: string
  /** Creation time of the file. */
  at: Date
}

/** A calendar file (RFC 5545) with one all-day entry on the last day of the warranty, and a reminder a month before. */
export function warrantyCalendar({ reference, expiresOn, title, text, at }: WarrantyReminder): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hearth//Warranty//EN',
    'BEGIN:VEVENT',
    `UID:warranty-${reference}@hearth`,
    `DTSTAMP:${at.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(expiresOn)}`,
    `DTEND;VALUE=DATE:${compact(nextDay(expiresOn))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-P30D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines
    .flatMap(folded)
    .map((line) => `${line}\r\n`)
    .join('')
}

const compact = (day: string) => day.replaceAll('-', '')
const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

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
