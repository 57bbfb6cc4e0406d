import ICAL from 'ical.js'
import type { ReceivedMail } from './mail-server.ts'

type Part = { type: string; content: string }

/** The parts of a mail, decoded. Enough for what our mail library writes (RFC 2045, 2046). */
export function partsOf({ head, body }: Pick<ReceivedMail, 'head' | 'body'>): Part[] {
  const [, boundary] = /boundary="([^"]+)"/.exec(head) ?? []
  if (boundary !== undefined) {
    const parts = body.split(`--${boundary}`).slice(1, -1)
    return parts.flatMap((part) => {
      const [partHead = '', ...partBody] = part.trimStart().split('\r\n\r\n')
      return partsOf({ head: partHead, body: partBody.join('\r\n\r\n') })
    })
  }
  const [, type = ''] = /^Content-Type: (.+(?:\r\n[ \t].+)*)/im.exec(head) ?? []
  return [{ type: type.replace(/\r\n\s*/g, ' '), content: decoded(head, body) }]
}

function decoded(head: string, body: string): string {
  if (/^Content-Transfer-Encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString()
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(head)) return body
  const whole = body.replaceAll('=\r\n', '')
  return whole.replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
}

/** What another program reads of a mail’s calendar entry. Undefined if the mail has none. */
export function invitationIn(mail: Pick<ReceivedMail, 'head' | 'body'>) {
  const part = partsOf(mail).find(({ type }) => type.startsWith('text/calendar'))
  return part && { ...readCalendar(part.content), type: part.type }
}

/** What another program reads of a calendar with one visit. */
export function readCalendar(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content))
  const [component, ...more] = calendar.getAllSubcomponents('vevent')
  if (!component || more.length > 0) throw new Error('A calendar has not exactly one event')
  const event = new ICAL.Event(component)
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    zone: event.startDate.zone.tzid,
    status: component.getFirstPropertyValue('status'),
    location: event.location,
    attendees: event.attendees.map((one) => one.getFirstValue()),
  }
}
