import { formOf } from '#contract/forms/forms.ts'
import type { Suspected } from '../outbox/digest.ts'
import { htmlDocument, htmlParagraph, htmlRows, type Mail } from './mail.ts'

/** More are not listed one by one. */
const mostReferences = 500

type Staff = { to: readonly string[]; brand: string }

/** The daily mail to staff about suspected spam: counts and references, nothing that was typed. */
export function digestMail(suspected: readonly Suspected[], { to, brand }: Staff): Mail {
  const count = suspected.length
  const title = `Suspected spam: ${count === 1 ? '1 submission' : `${count} submissions`}`
  const listed = suspected.slice(0, mostReferences)
  const rows = [...Map.groupBy(listed, ({ kind }) => formOf(kind).label)].map(([label, entries]) => ({
    label: `${label}: ${entries.length}`,
    value: entries.map(({ reference }) => reference).join(', '),
  }))
  const text = [
    'These were stored, and their senders were thanked, but nothing was mailed about them. Please look at them: a person may be waiting.',
    'In the studio: Inbox, Suspected spam. “Not spam” sends what was held back.',
    'On the command line: npm run inbox -- list --suspected, npm run inbox -- not-spam REFERENCE',
    ...(count > listed.length ? [`The first ${listed.length} are listed.`] : []),
  ]
  return {
    to,
    subject: title,
    replyTo: to[0],
    text: `${[title, ...text, rows.map(({ label, value }) => `${label}\n  ${value}`).join('\n')].join('\n\n')}\n`,
    html: htmlDocument({
      brand,
      title,
      body: text.map((line) => htmlParagraph(line)).join('\n') + htmlRows(rows),
      foot: [],
      language: 'en',
    }),
  }
}
