import { warrantyEvent } from '../forms/warranty/warranty-calendar.ts'
import type { CalendarEvent, Interval } from './calendar-file.ts'
import type { OwnedEntry } from './kitchen.ts'
import { nextDue } from './next-due.ts'

export type DueReminder = { id: string; every: Interval; title: string; text: string }

/** Care is counted from the purchase, so that the same file made later has the same rhythm. A purchase date in the future is ignored. */
export const careStart = ({ bought, added }: Pick<OwnedEntry, 'bought' | 'added'>, today: string) =>
  bought !== undefined && bought <= today ? bought : added.slice(0, 10)

/** The care of one appliance as series of events, each from its next day on. `today` is `YYYY-MM-DD`. */
export function careEvents(owned: OwnedEntry, reminders: readonly DueReminder[], today: string): CalendarEvent[] {
  return reminders.map(({ id, every, title, text }) => ({
    uid: `care-${ownKey(owned)}-${id}@hearth`,
    on: nextDue(careStart(owned, today), every, today),
    title,
    text,
    every,
    remind: 'PT9H',
  }))
}

/** The same event as in the calendar file of the certificate, if the appliance is registered. */
export function warrantyEventOf(
  owned: OwnedEntry,
  { expiresOn, title, text }: { expiresOn: string; title: string; text: string },
) {
  return warrantyEvent({ reference: owned.reference ?? ownKey(owned), expiresOn, title, text })
}

const ownKey = ({ code, serial }: OwnedEntry) =>
  [code, serial ?? []]
    .flat()
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '')
