import type { SubmissionKind } from '#contract/forms/form.ts'
import type { Language } from '#contract/languages.ts'
import { ownValue } from '#contract/objects/own-value.ts'
import type { Claimed, Leased } from '../outbox/claim.ts'
import { digestChannel, type Suspected } from '../outbox/digest.ts'
import { reminderChannel } from '../visits/visit-mails.ts'
import type { StoredVisit } from '../visits/visit-row.ts'
import { type Channel, type Delivered, deliveriesAtOnce, type Sender } from './channel.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { digestMail } from './digest-mail.ts'
import type { Mail } from './mail.ts'
import { staffMail } from './staff-mail.ts'
import { domainOf, failureOf, openTransport } from './transport.ts'
import { visitMail } from './visit-mail.ts'

export type Mailboxes = Readonly<Record<SubmissionKind, string>>
export type MailOptions = {
  smtpUrl: string
  from: string
  to: Mailboxes
  sender: (language: Language) => Promise<Sender>
  /** What a digest is about. */
  digest: (reference: string) => Promise<readonly Suspected[]>
  /** A visit as it is now. Undefined if the submission is only a request. */
  visit: (reference: string) => Promise<StoredVisit | undefined>
}

/** The mailbox of staff for a form. A row of another version may have an unknown kind: somebody must read it. */
export const staffMailbox = (to: Mailboxes, kind: string) => ownValue(to, kind) ?? to.feedback

/** Mails to staff, confirmations and reminders to visitors, and the daily digest, through one mail server. */
export function mailChannels({ smtpUrl, from, to, sender, digest, visit: visitOf }: MailOptions) {
  // Four channels, so that no delivery of one waits for those of another.
  const transport = openTransport(smtpUrl, 4 * deliveriesAtOnce)
  const domain = domainOf(from)

  async function send({ reference, language }: Leased & { language: Language }, name: string, mail: Mail): Promise<Delivered> {
    try {
      await transport.send({
        // Objects instead of text, because text could contain a second address.
        from: { name: (await sender(language)).brand, address: from },
        to: [mail.to].flat().map((address) => ({ name: '', address })),
        replyTo: mail.replyTo === undefined ? undefined : { name: '', address: mail.replyTo },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // The same for every attempt, so that mail programs recognize duplicates.
        messageId: `<${reference}.${name}@${domain}>`,
        icalEvent: mail.calendar && { ...mail.calendar, filename: 'visit.ics' },
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
      const visit = await visitNow(claimed)
      const mail = staffMail(claimed, { ...(await sender('en')), to: staffMailbox(to, claimed.kind), visit })
      const delivered = await send(claimed, nameOf('mail', visit), mail)
      // If the mail server refuses the staff address, it is configured wrongly. That can be fixed, so retry.
      return delivered.ok ? delivered : { ...delivered, permanent: false }
    },
  }
  const confirmations: Channel = {
    name: 'confirmation',
    deliver: async (claimed) => {
      const replyTo = staffMailbox(to, claimed.kind)
      const about = { ...(await sender(claimed.language)), replyTo, from }
      const visit = await visitNow(claimed)
      // Staff answer a request that they have found to be no spam.
      if (claimed.kind === 'visit' && !visit) return { ok: true }
      const mail = visit ? visitMail(claimed, { visit }, about) : confirmationMail(claimed, about)
      return mail ? send(claimed, nameOf('confirmation', visit), mail) : { ok: false, error: 'nobody', permanent: true }
    },
  }
  const reminders: Channel = {
    name: reminderChannel,
    deliver: async (claimed) => {
      const visit = await visitNow(claimed)
      // It was late, because no mail server could be reached.
      if (visit?.state !== 'booked' || Date.parse(visit.startsAt) <= Date.now()) return { ok: true }
      const about = { ...(await sender(claimed.language)), replyTo: staffMailbox(to, claimed.kind), from }
      const mail = visitMail(claimed, { visit, isReminder: true }, about)
      return mail ? send(claimed, nameOf(reminderChannel, visit), mail) : { ok: true }
    },
  }
  const digests: Channel = {
    name: digestChannel,
    deliver: async (leased) => {
      const suspected = await digest(leased.reference)
      // Staff have looked at all of it already.
      if (suspected.length === 0) return { ok: true }
      const mailboxes = [...new Set(suspected.map(({ kind }) => staffMailbox(to, kind)))]
      const mail = digestMail(suspected, { ...(await sender('en')), to: mailboxes })
      const delivered = await send({ ...leased, language: 'en' }, digestChannel, mail)
      return delivered.ok ? delivered : { ...delivered, permanent: false }
    },
  }
  const visitNow = async ({ kind, reference }: Claimed) => (kind === 'visit' ? visitOf(reference) : undefined)

  return { channels: [staffMails, confirmations, reminders, digests], close: transport.close }
}

/** Each change of a visit has mails of its own. */
const nameOf = (channel: string, visit: StoredVisit | undefined) =>
  visit === undefined || visit.sequence === 0 ? channel : `${channel}.${visit.sequence}`

/** RFC 2369 and RFC 8058: mail programs show an unsubscribe button. */
function unsubscribeHeaders({ unsubscribeUrl }: Mail): Record<string, string> {
  if (unsubscribeUrl === undefined) return {}
  return { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
