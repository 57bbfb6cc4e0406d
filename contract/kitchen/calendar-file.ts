import { calendarText, calendarTime, escapedText } from '../text/calendar-lines.ts'

/** A length of time: weeks or months. */
export type Interval = { weeks?: number; months?: number }

export type CalendarEvent = {
  /** The same event in a later file has the same id, so that importing both doesn't duplicate it. */
  uid: string
  /** `YYYY-MM-DD`: the day, or the first day of a series. */
  on: string
  title: string
  text: string
  /** Missing for an event that doesn't repeat. */
  every?: Interval
  /** When to remind, from the start of the day, as RFC 5545 writes durations: `-P30D`. */
  remind: string
}

/** A calendar file (RFC 5545) with all-day events. `at` is when it is made. */
export function calendarFile(events: readonly CalendarEvent[], at: Date): string {
  const stamp = calendarTime(at)
  return calendarText(events.flatMap((event) => eventLines(event, stamp)))
}

/** The URL of a link that downloads the file. */
export const calendarUrl = (file: string) => `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`

const eventLines = ({ uid, on, title, text, every, remind }: CalendarEvent, stamp: string) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${compact(on)}`,
  `DTEND;VALUE=DATE:${compact(nextDay(on))}`,
  ...(every ? [`RRULE:${rule(every)}`] : []),
  `SUMMARY:${escapedText(title)}`,
  `DESCRIPTION:${escapedText(text)}`,
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapedText(title)}`,
  `TRIGGER:${remind}`,
  'END:VALARM',
  'END:VEVENT',
]

const rule = ({ weeks, months = 0 }: Interval) =>
  weeks === undefined ? `FREQ=MONTHLY;INTERVAL=${months}` : `FREQ=WEEKLY;INTERVAL=${weeks}`

const compact = (day: string) => day.replaceAll('-', '')
const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
