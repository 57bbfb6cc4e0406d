import ICAL from 'ical.js'

/** One entry of a calendar, as a program reads it. `start` is an instant in ISO format. */
export type Entry = { uid: string; sequence: number; method: string; status: string; start: string; location: string }

type Reader = { name: string; read: (content: string) => Entry }

/** Two programs that read invitations. The second only does what RFC 5545 asks: it unfolds lines and splits each at its first colon. */
export const readers: readonly Reader[] = [
  { name: 'ical.js', read: readWithLibrary },
  { name: 'plain reader', read: readPlainly },
]

function readWithLibrary(content: string): Entry {
  const calendar = new ICAL.Component(ICAL.parse(content))
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('A calendar without an event')
  const event = new ICAL.Event(component)
  return {
    ...{ uid: event.uid, sequence: event.sequence, location: event.location },
    ...{ method: String(calendar.getFirstPropertyValue('method')), status: String(component.getFirstPropertyValue('status')) },
    start: event.startDate.toJSDate().toISOString(),
  }
}

function readPlainly(content: string): Entry {
  const values = new Map(
    content
      .replace(/\r\n[ \t]/g, '')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)] as const),
  )
  const property = (name: string) => values.get(name) ?? ''
  return {
    ...{ uid: property('UID'), sequence: Number(property('SEQUENCE')), method: property('METHOD'), status: property('STATUS') },
    start: property('DTSTART').replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6.000Z'),
    location: property('LOCATION').replace(/\\([,;\\])/g, '$1'),
  }
}

/** What a calendar shows after these invitations arrived: one entry for each UID, the latest sequence of it (RFC 5546). */
export function entriesAfter(invitations: readonly Entry[]): Entry[] {
  const shown = new Map<string, Entry>()
  for (const one of invitations) {
    if (one.sequence >= (shown.get(one.uid)?.sequence ?? 0)) shown.set(one.uid, one)
  }
  return [...shown.values()].filter(({ method }) => method !== 'CANCEL')
}
