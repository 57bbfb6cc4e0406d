import { createTransport } from 'nodemailer'
import type { SubmissionKind } from '#contract/forms/form.ts'
import type { Language } from '#contract/languages.ts'
import type { Claimed } from '../outbox/claim.ts'
import { type Channel, type Delivered, deliveriesAtOnce, type Sender } from './channel.ts'
import { confirmationMail } from './confirmation-mail.ts'
import type { Letter } from './letter.ts'
import { staffMail } from './staff-mail.ts'

export type MailOptions = {
  smtpUrl: string
  from: string
  to: Readonly<Record<SubmissionKind, string>>
  sender: (language: Language) => Promise<Sender>
}

/** Each is for one step of a delivery; the outbox limits the whole. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5_000 }

/** Mails to staff and confirmations to visitors, through one mail server. */
export function mailChannels({ smtpUrl, from, to, sender }: MailOptions) {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: deliveriesAtOnce,
    // Nothing that a mail is made of may name a file or a page to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  })
  const domain = from.slice(from.indexOf('@') + 1)

  async function send({ reference, language }: Claimed, name: string, letter: Letter): Promise<Delivered> {
    try {
      await transport.sendMail({
        // Addresses travel as such, never as text that could hold a second one.
        from: { name: (await sender(language)).brand, address: from },
        to: { name: '', address: letter.to },
        replyTo: letter.replyTo === undefined ? undefined : { name: '', address: letter.replyTo },
        subject: letter.subject,
        text: letter.text,
        html: letter.html,
        // The same on every try: whoever gets it twice can tell.
        messageId: `<${reference}.${name}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(letter) },
      })
      return { ok: true }
    } catch (error) {
      return { ok: false, ...faultOf(error) }
    }
  }

  const mail: Channel = {
    name: 'mail',
    deliver: async (claimed) => {
      const told = await send(claimed, 'mail', staffMail(claimed, { ...(await sender('en')), to: to[claimed.kind] }))
      // A mail server that refuses our own staff's address is set up wrongly, which somebody can mend: it is worth trying again.
      return told.ok ? told : { ...told, hopeless: false }
    },
  }
  const confirmation: Channel = {
    name: 'confirmation',
    deliver: async (claimed) => {
      const letter = confirmationMail(claimed, await sender(claimed.language))
      return letter ? send(claimed, 'confirmation', letter) : { ok: false, error: 'nobody', hopeless: true }
    },
  }
  return { channels: [mail, confirmation], close: () => transport.close() }
}

/** RFC 2369 and RFC 8058: mail programs show a button for it. */
function unsubscribeHeaders({ unsubscribeUrl }: Letter): Record<string, string> {
  if (unsubscribeUrl === undefined) return {}
  return { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** What a mail server refuses for good (5xx) it will refuse again. */
function faultOf(error: unknown): { error: string; hopeless: boolean } {
  if (!(error instanceof Error)) return { error: 'unknown', hopeless: false }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const answer = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined
  return { error: answer === undefined ? code : `${code} ${answer}`, hopeless: answer !== undefined && answer >= 550 }
}
