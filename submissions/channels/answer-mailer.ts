import type { SubmissionKind } from '#contract/forms/form.ts'
import type { Delivered } from './channel.ts'
import { type MailOptions, staffMailbox } from './mail-channels.ts'
import { domainOf, failureOf, openTransport } from './transport.ts'

type Answer = { reference: string; kind: SubmissionKind; id: string; recipient: string; subject: string; text: string }
/** As many as a few members of staff send together. */
const answersAtOnce = 5
export type AnswerMailer = { send: (answer: Answer) => Promise<Delivered>; close: () => Promise<void> }

/** Sends what staff answer to a visitor. Replies to it go to the mailbox of staff for that form. */
export function createAnswerMailer({ smtpUrl, from, to }: Pick<MailOptions, 'smtpUrl' | 'from' | 'to'>): AnswerMailer {
  const transport = openTransport(smtpUrl, answersAtOnce)
  const domain = domainOf(from)
  const confirmation = (reference: string) => `<${reference}.confirmation@${domain}>`
  return {
    async send({ reference, kind, id, recipient, subject, text }) {
      try {
        await transport.send({
          // Objects instead of text, because text could contain a second address.
          from: { name: '', address: from },
          to: { name: '', address: recipient },
          replyTo: { name: '', address: staffMailbox(to, kind) },
          subject,
          text,
          // Sent twice, it is the same mail for mail programs. They show it below the confirmation.
          messageId: `<${reference}.${id}@${domain}>`,
          inReplyTo: confirmation(reference),
          references: [confirmation(reference)],
        })
        return { ok: true }
      } catch (error) {
        return { ok: false, ...failureOf(error) }
      }
    },
    close: transport.close,
  }
}
