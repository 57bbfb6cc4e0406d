import { minuteMs, wallTime } from '#contract/visits/availability.ts'
import { dayOfWeekText, timeText } from '#i18n/date-format.ts'
import { mailWords } from '#i18n/mails/mail-words.ts'
import type { Claimed } from '../outbox/claim.ts'
import { emailOf } from '../person-keys.ts'
import { visitInvitation } from '../visits/visit-calendar.ts'
import type { StoredVisit } from '../visits/visit-row.ts'
import type { Sender } from './channel.ts'
import { htmlDocument, htmlParagraph, type Mail } from './mail.ts'

type Occasion = 'visit' | 'visitMoved' | 'visitCancelled' | 'visitReminder'
type VisitSender = Sender & { replyTo: string; from: string }
/** A mail about a visit as it is now. */
type About = { visit: StoredVisit; isReminder?: boolean }

/**
 * The mail to the visitor: booked, moved, cancelled, or the reminder. Like every mail to an address that anybody can have typed, it has no text of
 * the form. Undefined without an address.
 */
export function visitMail(claimed: Claimed, { visit, isReminder = false }: About, sender: VisitSender): Mail | undefined {
  const { language, reference, fields } = claimed
  const to = emailOf('visit', fields)
  if (to === undefined) return undefined
  const t = mailWords(language)
  const occasion = isReminder ? 'visitReminder' : occasionOf(visit)
  const place = sender.visitPlace(visit.place)
  const start = Date.parse(visit.startsAt)
  const moment = (at: number) => {
    const { day, time } = wallTime(at)
    return { day: dayOfWeekText(language, day), time: timeText(language, time) }
  }
  const kind = t(`visit.${visit.kind}`)
  const minutes = String((Date.parse(visit.endsAt) - start) / minuteMs)
  const until = moment(start - sender.visitLeadMs(visit.place))
  const url = sender.visitUrl(reference)
  const when = t('visit.when', { kind, ...moment(start), minutes })
  const where = place && t('visit.where', { place: place.name, address: place.address, url: place.mapUrl })
  const isCancelled = visit.state === 'cancelled'
  const lines = [
    t(`text.${occasion}`),
    ...(visit.word ? [t('visit.word', { word: visit.word })] : []),
    when,
    ...(where === undefined ? [] : [where]),
    ...(isCancelled
      ? [t('visit.again', { url: sender.visitPage })]
      : [t(`visit.bring.${visit.kind}`), t('visit.change', { ...until, url })]),
  ]
  const referenceLine = t('reference', { reference })
  const title = t(`subject.${occasion}`)
  const foot = [t('questions', { phone: place?.phone ?? sender.phone }), t('notYou'), `${sender.brand}\n${sender.url}`]
  return {
    to,
    replyTo: sender.replyTo,
    subject: `${sender.brand}: ${title} (${reference})`,
    text: `${[title, ...lines, referenceLine, ...foot].join('\n\n')}\n`,
    html: htmlDocument({
      brand: sender.brand,
      title,
      body: [...lines.map((line) => htmlParagraph(line)), htmlParagraph(referenceLine, reference)].join('\n'),
      foot,
      language,
    }),
    // A reminder changes nothing in the calendar.
    ...(!isReminder && {
      calendar: visitInvitation({
        visit,
        host: new URL(sender.url).hostname,
        title: `${sender.brand}: ${kind}`,
        text: [when, ...(where === undefined ? [] : [where])].join('\n'),
        location: place ? `${place.name}, ${place.address}` : '',
        url: isCancelled ? undefined : url,
        invitation: { organizer: { name: sender.brand, mailbox: sender.from }, attendee: to },
      }),
    }),
  }
}

function occasionOf({ state, sequence }: StoredVisit): Occasion {
  if (state === 'cancelled') return 'visitCancelled'
  return sequence === 0 ? 'visit' : 'visitMoved'
}
