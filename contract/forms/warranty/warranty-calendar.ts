import { type CalendarEvent, calendarFile } from '#contract/kitchen/calendar-file.ts'

export type WarrantyReminder = {
  reference: string
  /** `YYYY-MM-DD`, the last day of the warranty. */
  expiresOn: string
  title: string
  text: string
  /** Creation time of the file. */
  at: Date
}

/** A calendar file with one all-day entry on the last day of the warranty, and a reminder a month before. */
export const warrantyCalendar = ({ at, ...reminder }: WarrantyReminder) => calendarFile([warrantyEvent(reminder)], at)

export function warrantyEvent({ reference, expiresOn, title, text }: Omit<WarrantyReminder, 'at'>): CalendarEvent {
  return { uid: `warranty-${reference}@hearth`, on: expiresOn, title, text, remind: '-P30D' }
}
