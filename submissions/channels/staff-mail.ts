import { awaitsAnswer, formOf } from '#contract/forms/forms.ts'
import { warrantyOf } from '#contract/forms/warranty/warranty.ts'
import { languageEntry } from '#contract/languages.ts'
import { dayInSingapore, momentInSingapore } from '#i18n/singapore-time.ts'
import type { Claimed } from '../outbox/claim.ts'
import { emailOf } from '../person-keys.ts'
import { readable } from '../staff/readable.ts'
import type { StoredVisit } from '../visits/visit-row.ts'
import type { Sender } from './channel.ts'
import { htmlDocument, htmlParagraph, htmlRows, type Mail } from './mail.ts'

type Row = { label: string; value: string }
type Staff = { to: string; visit?: StoredVisit | undefined } & Pick<Sender, 'brand' | 'recalls' | 'findModel'>

/** The mail to staff, with all fields. Its subject contains no personal data. */
export function staffMail(claimed: Claimed, { to, brand, recalls, findModel, visit }: Staff): Mail {
  const { kind, reference, receivedAt, fields, language, unreadable } = claimed
  const form = formOf(kind)
  const fieldRows: Row[] = [
    ...form.fields.map((field) => ({ label: field.label, value: readable(field, fields[field.stored]) })),
    ...(unreadable === undefined ? [] : [{ label: 'UNREADABLE, as it is stored', value: unreadable }]),
  ]
  const warnings = recalls({ code: fields['code'] ?? '', serialNumber: fields['serial_number'] ?? '' }).map(
    ({ title: notice, url, isCertain }): Row => ({
      label: isCertain ? 'SAFETY NOTICE, tell the owner' : 'SAFETY NOTICE, check the serial number with the owner',
      value: `${notice} ${url}`,
    }),
  )
  const rows = kind === 'registration' ? [...warnings, ...openQuestions(claimed, findModel), ...fieldRows] : fieldRows
  const title = `${visit ? `${form.label} ${visitStateOf(visit)}` : form.label} ${reference}`
  const received = `Received ${momentInSingapore(receivedAt)} (Singapore), on a page in ${languageEntry(language).name}.`
  const foot = [
    ...(awaitsAnswer(kind) ? ['The site promises an answer within 24 hours.'] : []),
    `In the inbox: npm run inbox -- show ${reference}`,
  ]

  return {
    to,
    subject: title,
    // Without an address of the sender, an answer goes to the colleagues who also got this.
    replyTo: emailOf(kind, fields) ?? to,
    text: [title, received, '', ...rows.map(plainRow), '', ...foot, ''].join('\n'),
    html: htmlDocument({ brand, title, body: htmlParagraph(received) + htmlRows(rows), foot, language: 'en' }),
  }
}

/** What has happened to a visit. */
function visitStateOf({ state, sequence }: StoredVisit): string {
  if (state === 'cancelled') return 'cancelled'
  return sequence === 0 ? 'booked' : 'moved'
}

/** Why the owner has no certificate yet. The page and the mail promised to get in touch. */
function openQuestions({ fields, receivedAt }: Claimed, findModel: Staff['findModel']): Row[] {
  const registeredOn = dayInSingapore(new Date(receivedAt))
  const warranty = warrantyOf({ buyDate: fields['buy_date'] ?? '', registeredOn }, findModel(fields['code'] ?? ''))
  if (!('open' in warranty)) return []
  const value = warranty.open === 'model' ? 'We have no such model.' : 'Nobody can have bought it on this date.'
  return [{ label: 'NO CERTIFICATE, ask the owner', value }]
}

/** A value of several lines is indented below its label, so that no line looks like another field. */
function plainRow({ label, value }: Row): string {
  return value.includes('\n') ? `${label}:\n${value.replace(/^/gm, '  ')}` : `${label}: ${value}`
}
