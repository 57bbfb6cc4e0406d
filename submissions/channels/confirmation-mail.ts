import { warrantyEnd } from '#contract/forms/warranty.ts'
import { dayText } from '#i18n/date-format.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import type { Claimed } from '../outbox/claim.ts'
import { emailOf } from '../person-keys.ts'
import type { Sender } from './channel.ts'
import { type ConfirmedKind, confirmationWords } from './confirmation-words.ts'
import { htmlDocument, htmlParagraph, type Letter } from './letter.ts'

const confirmed: readonly string[] = ['subscribe', 'enquiry', 'registration', 'withdrawal'] satisfies ConfirmedKind[]
const isConfirmed = (kind: string): kind is ConfirmedKind => confirmed.includes(kind)

/**
 * What the visitor is told, in the language of the page. Nothing that was typed is in it: anybody can type anybody's address, and must not
 * be able to send them words of their own.
 */
export function confirmationMail(claimed: Claimed, sender: Sender): Letter | undefined {
  const { kind, language, reference } = claimed
  const to = emailOf(kind, claimed.fields)
  if (to === undefined || !isConfirmed(kind)) return undefined

  const words = confirmationWords(language)
  const unsubscribeUrl = kind === 'subscribe' ? sender.unsubscribeUrl(reference) : undefined
  const title = words.subject[kind]
  const referenceLine = words.reference(reference)
  const lines = [
    words.text[kind],
    ...(kind === 'registration' ? aboutRegistration(claimed, sender) : []),
    ...(unsubscribeUrl === undefined ? [] : [words.withdraw(unsubscribeUrl)]),
    referenceLine,
  ]
  const notYou = kind === 'subscribe' ? words.notYouWithdraw : words.notYou
  const foot = [words.questions(sender.phone), notYou, `${sender.brand}\n${sender.url}`]
  const body = lines.map((line) => htmlParagraph(line, line === referenceLine ? reference : ''))
  return {
    to,
    unsubscribeUrl,
    subject: `${sender.brand}: ${title} (${reference})`,
    text: `${[title, words.thanks, ...lines, ...foot].join('\n\n')}\n`,
    html: htmlDocument({ brand: sender.brand, title, body: [htmlParagraph(words.thanks), ...body].join('\n'), foot, language }),
  }
}

function aboutRegistration({ fields, receivedAt, language }: Claimed, sender: Sender): string[] {
  const words = confirmationWords(language)
  const recalls = sender.recalls({ code: fields['code'] ?? '', serialNumber: fields['serial_number'] ?? '' })
  const registeredOn = dayInSingapore(new Date(receivedAt))
  const end = warrantyEnd(fields['buy_date'] ?? '', registeredOn)
  const day = dayText(language, end)
  return [
    ...recalls.map(({ title, url }) => words.recall(title, url)),
    end < registeredOn ? words.warrantyEnded(day) : words.warranty(day),
    words.certificate(sender.certificateUrl),
  ]
}
