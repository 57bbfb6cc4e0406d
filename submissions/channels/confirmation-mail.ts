import { warrantyOf, yearsOf } from '#contract/forms/warranty/warranty.ts'
import { dayText } from '#i18n/date-format.ts'
import { mailWords } from '#i18n/mails/mail-words.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import type { Claimed } from '../outbox/claim.ts'
import { emailOf } from '../person-keys.ts'
import type { Sender } from './channel.ts'
import { htmlDocument, htmlParagraph, type Mail } from './mail.ts'

/** The kinds whose forms ask for an email address. Only these can be confirmed. */
type ConfirmedKind = 'subscribe' | 'enquiry' | 'registration' | 'withdrawal'
const confirmed: readonly string[] = ['subscribe', 'enquiry', 'registration', 'withdrawal'] satisfies ConfirmedKind[]
const isConfirmed = (kind: string): kind is ConfirmedKind => confirmed.includes(kind)

/**
 * The confirmation for the visitor, in the language of the page. It contains no typed text: otherwise anyone could send a message of their
 * own to any address. Undefined if there is no email address.
 */
export function confirmationMail(claimed: Claimed, sender: Sender & { replyTo: string }): Mail | undefined {
  const { kind, language, reference } = claimed
  const to = emailOf(kind, claimed.fields)
  if (to === undefined || !isConfirmed(kind)) return undefined

  const t = mailWords(language)
  const unsubscribeUrl = kind === 'subscribe' ? sender.unsubscribeUrl(to) : undefined
  const title = t(`subject.${kind}`)
  const referenceLine = t('reference', { reference })
  const lines = [
    t(`text.${kind}`),
    ...(kind === 'registration' ? aboutRegistration(claimed, sender) : []),
    ...(kind === 'enquiry' ? [t('visit.invite', { url: sender.visitPage })] : []),
    ...(unsubscribeUrl === undefined ? [] : [t('withdraw', { url: unsubscribeUrl })]),
    referenceLine,
  ]
  const notYou = t(kind === 'subscribe' ? 'notYouWithdraw' : 'notYou')
  const foot = [t('questions', { phone: sender.phone }), notYou, `${sender.brand}\n${sender.url}`]
  const body = lines.map((line) => htmlParagraph(line, line === referenceLine ? reference : ''))
  return {
    to,
    replyTo: sender.replyTo,
    unsubscribeUrl,
    subject: `${sender.brand}: ${title} (${reference})`,
    text: `${[title, t('thanks'), ...lines, ...foot].join('\n\n')}\n`,
    html: htmlDocument({ brand: sender.brand, title, body: [htmlParagraph(t('thanks')), ...body].join('\n'), foot, language }),
  }
}

function aboutRegistration({ fields, receivedAt, language }: Claimed, sender: Sender): string[] {
  const t = mailWords(language)
  const recalls = sender.recalls({ code: fields['code'] ?? '', serialNumber: fields['serial_number'] ?? '' })
  const registeredOn = dayInSingapore(new Date(receivedAt))
  const model = sender.findModel(fields['code'] ?? '')
  const warranty = warrantyOf({ buyDate: fields['buy_date'] ?? '', registeredOn }, model)
  return [
    ...recalls.map(({ title, url, isCertain }) => t(isCertain ? 'recall' : 'recallUncertain', { title, url })),
    ...('open' in warranty
      ? [t(warranty.open === 'model' ? 'openModel' : 'openPurchaseDate')]
      : [
          t(warranty.expiresOn < registeredOn ? 'warrantyEnded' : 'warranty', {
            years: String(yearsOf(model ?? {})),
            day: dayText(language, warranty.expiresOn),
          }),
          t('certificate', { url: sender.certificateUrl }),
        ]),
  ]
}
