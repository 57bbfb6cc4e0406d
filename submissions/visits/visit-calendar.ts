import { calendarText, calendarTime, escapedText } from '#contract/text/calendar-lines.ts'
import type { StoredVisit } from './visit-row.ts'

/** `attendee` and `organizer` are mailboxes. A calendar entry without them is no invitation. */
export type VisitEvent = {
  visit: Pick<StoredVisit, 'reference' | 'startsAt' | 'endsAt' | 'sequence' | 'changedAt' | 'state'>
  /** Of the site: the same visit has the same UID in mails, downloads and feeds. */
  host: string
  title: string
  text: string
  location: string
  url?: string | undefined
  invitation?: { organizer: { name: string; mailbox: string }; attendee: string } | undefined
}

/** The invitation to a visit (RFC 5546), or its cancellation. A later one replaces the earlier in the visitor's calendar. */
export function visitInvitation(event: VisitEvent): { method: 'REQUEST' | 'CANCEL'; content: string } {
  const method = event.visit.state === 'cancelled' ? 'CANCEL' : 'REQUEST'
  return { method, content: calendarText(eventLines(event), method) }
}

/** The entries of visits, to look at or to add to a calendar. */
export const visitCalendar = (events: readonly VisitEvent[]) => calendarText(events.flatMap(eventLines), 'PUBLISH')

function eventLines({ visit, host, title, text, location, url, invitation }: VisitEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${visit.reference}.visit@${host}`,
    `SEQUENCE:${visit.sequence}`,
    `DTSTAMP:${calendarTime(new Date(visit.changedAt))}`,
    // In UTC, so that every calendar shows its own zone.
    `DTSTART:${calendarTime(new Date(visit.startsAt))}`,
    `DTEND:${calendarTime(new Date(visit.endsAt))}`,
    `SUMMARY:${escapedText(title)}`,
    `DESCRIPTION:${escapedText(text)}`,
    `LOCATION:${escapedText(location)}`,
    ...(url === undefined ? [] : [`URL:${url}`]),
    `STATUS:${visit.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(invitation === undefined
      ? []
      : [
          `ORGANIZER;CN=${quoted(invitation.organizer.name)}:mailto:${invitation.organizer.mailbox}`,
          `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${invitation.attendee}`,
        ]),
    'END:VEVENT',
  ]
}

/** The value of a parameter, which can't contain quotes. */
const quoted = (text: string) => `"${text.replaceAll('"', '')}"`
