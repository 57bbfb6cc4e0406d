import type { SubmissionKind } from '#contract/forms/form.ts'
import type { Language } from '#contract/languages.ts'
import type { Claimed } from '../outbox/claim.ts'
import type { Channel, Delivered, Sender } from './channel.ts'
import { confirmationMail } from './confirmation-mail.ts'
import type { Mail } from './mail.ts'
import { staffMail } from './staff-mail.ts'
import { domainOf, failureOf, openTransport } from './transport.ts'

export type MailOptions = {
  smtpUrl: string
  from: string
  to: Readonly<Record<SubmissionKind, string>>
  sender: (language: Language) => Promise<Sender>
}

/** Mails to staff and confirmations to visitors, through one mail server. */
export function mailChannels({ smtpUrl, from, to, sender }: MailOptions) {
  const transport = openTransport(smtpUrl)
  const domain = domainOf(from)

  async function send({ reference, language }: Claimed, name: string, mail: Mail): Promise<Delivered> {
    try {
      await transport.send({
        // Objects instead of text, because text could contain a second address.
        from: { name: (await sender(language)).brand, address: from },
        to: { name: '', address: mail.to },
        replyTo: mail.replyTo === undefined ? undefined : { name: '', address: mail.replyTo },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // The same for every attempt, so that mail programs recognize duplicates.
        messageId: `<${reference}.${name}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
      })
      return { ok: true }
    } catch (error) {
      return { ok: false, ...failureOf(error) }
    }
  }

  const staffMails: Channel = {
    name: 'mail',
    deliver: async (claimed) => {
      const delivered = await send(claimed, 'mail', staffMail(claimed, { ...(await sender('en')), to: to[claimed.kind] }))
      // If the mail server refuses the staff address, it is configured wrongly. That can be fixed, so retry.
      return delivered.ok ? delivered : { ...delivered, permanent: false }
    },
  }
  const confirmations: Channel = {
    name: 'confirmation',
    deliver: async (claimed) => {
      const mail = confirmationMail(claimed, await sender(claimed.language))
      return mail ? send(claimed, 'confirmation', mail) : { ok: false, error: 'nobody', permanent: true }
    },
  }
  return { channels: [staffMails, confirmations], close: transport.close }
}

/** RFC 2369 and RFC 8058: mail programs show an unsubscribe button. */
function unsubscribeHeaders({ unsubscribeUrl }: Mail): Record<string, string> {
  if (unsubscribeUrl === undefined) return {}
  return { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
