import { awaitsAnswer, forms } from '#contract/forms/forms.ts'
import { languageEntry } from '#contract/languages.ts'
import { momentInSingapore } from '#i18n/singapore-time.ts'
import type { Claimed } from '../outbox/claim.ts'
import { emailOf } from '../person-keys.ts'
import { readable } from '../staff/readable.ts'
import type { Sender } from './channel.ts'
import { htmlDocument, htmlParagraph, htmlRows, type Mail } from './mail.ts'

type Row = { label: string; value: string }
type Staff = { to: string } & Pick<Sender, 'brand' | 'recalls'>

/** The mail to staff, with all fields. Its subject contains no personal data. */
export function staffMail(claimed: Claimed, { to, brand, recalls }: Staff): Mail {
  const { kind, reference, receivedAt, fields, language } = claimed
  const form = forms[kind]
  const fieldRows: Row[] = form.fields.map((field) => ({ label: field.label, value: readable(field, fields[field.stored]) }))
  const warnings = recalls({ code: fields['code'] ?? '', serialNumber: fields['serial_number'] ?? '' }).map(
    ({ title: notice, url }): Row => ({ label: 'SAFETY NOTICE, tell the owner', value: `${notice} ${url}` }),
  )
  const rows = kind === 'registration' ? [...warnings, ...fieldRows] : fieldRows
  const title = `${form.label} ${reference}`
  const received = `Received ${momentInSingapore(receivedAt)} (Singapore), on a page in ${languageEntry(language).name}.`
  const foot = [
    ...(awaitsAnswer(kind) ? ['The site promises an answer within 24 hours.'] : []),
    `In the inbox: npm run inbox -- show ${reference}`,
  ]

  return {
    to,
    subject: title,
    replyTo: emailOf(kind, fields),
    text: [title, received, '', ...rows.map(plainRow), '', ...foot, ''].join('\n'),
    html: htmlDocument({ brand, title, body: htmlParagraph(received) + htmlRows(rows), foot, language: 'en' }),
  }
}

/** A value of several lines is indented below its label, so that no line looks like another field. */
function plainRow({ label, value }: Row): string {
  return value.includes('\n') ? `${label}:\n${value.replace(/^/gm, '  ')}` : `${label}: ${value}`
}
