import type { Language } from '#contract/languages.ts'
import { entriesAfter, readers } from './calendars.ts'

/** A mail as the visitor reads it, and its calendar entry if it has one. */
export type ShownMail = { subject: string; text: string; calendar: string | undefined }
export type WalkedVisit = { language: Language; languageName: string; sheet: string; mails: readonly ShownMail[] }

const introduction = `# A visit

Somebody compares two ovens, books a visit on a Saturday at eleven, moves it to Sunday, and comes. \`npm run journeys -- --only visit\` walks this way through the built site on a phone (360 × 740), receives the mails, opens the studio beside it, and writes this page. It fails if a step isn't on the screen. So that the visit is over at the end, its time is then set back in the database.`

/** A phone in London shows the time there. */
const zones = ['Asia/Singapore', 'Europe/London'] as const

/** The Swedish way to write a time is `2026-12-13 11:00`. */
const timeIn = (start: string, timeZone: string) =>
  new Date(start).toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })

function calendarTable(mails: readonly ShownMail[]): string {
  const invitations = mails.flatMap(({ calendar }) => calendar ?? [])
  const rows = invitations.flatMap((_, index) =>
    readers.map(({ name, read }) => {
      const arrived = invitations.slice(0, index + 1).map(read)
      const latest = arrived.at(-1)
      const shown = entriesAfter(arrived)
      const times = zones.map((zone) => shown.map(({ start }) => timeIn(start, zone)).join(', '))
      return `| ${[index + 1, latest?.method, latest?.sequence, name, shown.length, ...times, shown.map(({ location }) => location).join()].join(' | ')} |`
    }),
  )
  return [
    '| Mail | METHOD | SEQUENCE | Read by | Entries | In Singapore | In London | Where |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

const mailBlock = ({ subject, text }: ShownMail) => ['```text', `Subject: ${subject}`, '', text.trim(), '```'].join('\n')

function section({ languageName, sheet, mails }: WalkedVisit): string {
  return [
    `## ${languageName}`,
    `![Screens on a phone](${sheet})`,
    `The calendar after each invitation. All have the same UID, so the second replaces the first:`,
    calendarTable(mails),
    `<details><summary>The mails: booked, moved, the day before</summary>`,
    ...mails.map(mailBlock),
    '</details>',
  ].join('\n\n')
}

/** The text of docs/visit.md. */
export function visitPage(walked: readonly WalkedVisit[], staffSheet: string): string {
  const staff = ['## Staff', `![The studio](${staffSheet})`].join('\n\n')
  return `${[introduction, ...walked.map(section), staff].join('\n\n')}\n`
}
