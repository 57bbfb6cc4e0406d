import { forms } from '#contract/forms/forms.ts'
import { fullName } from '#contract/forms/full-name.ts'
import { momentInSingapore } from '#i18n/singapore-time.ts'
import type { Entry } from './find.ts'
import { type Cell, type Paint, table } from './table.ts'
import { isLate, waitingTime } from './waiting.ts'

const headings = ['Reference', 'Received', 'Waiting', 'Form', 'From', 'Assigned to', 'Delivery']

/** A table of submissions for the terminal, and a line below it with totals and warnings. */
export function entryList(entries: readonly Entry[], now: Date, paint: Paint): string {
  if (entries.length === 0) return 'Nothing is waiting.'
  const late = entries.filter((entry) => isLate(entry, now)).length
  const parked = entries.filter(({ deliveries }) => deliveries.some(({ state }) => state === 'parked')).length
  const notes = [
    entries.length === 1 ? '1 entry' : `${entries.length} entries`,
    ...(late > 0 ? [paint(`${late} ${late === 1 ? 'waits' : 'wait'} longer than 24 hours`, 'warning')] : []),
    ...(parked > 0 ? [paint(`${parked} could not be delivered; npm run inbox -- resend sends them again`, 'warning')] : []),
  ]
  return `${table(
    headings,
    entries.map((entry) => rowOf(entry, now)),
    paint,
  )}\n\n${notes.join(', ')}.`
}

function rowOf(entry: Entry, now: Date): Cell[] {
  const late = isLate(entry, now)
  const closed: Cell = { text: entry.withdrawnAt === null ? 'closed' : 'withdrawn', style: 'quiet' }
  const waits: Cell = late ? { text: `! ${waitingTime(entry, now)}`, style: 'warning' } : { text: waitingTime(entry, now) }
  return [
    { text: entry.reference },
    { text: momentInSingapore(entry.receivedAt) },
    entry.status === 'closed' || entry.withdrawnAt !== null ? closed : waits,
    { text: forms[entry.kind].label },
    { text: personOf(entry) },
    { text: entry.assignee ?? '–', style: entry.assignee === null ? 'quiet' : undefined },
    deliveryOf(entry),
  ]
}

/** The sender: the name, else the company, else the contact. */
function personOf({ fields }: Entry): string {
  return fullName(fields['family_name'], fields['name']) || fields['company'] || fields['contact'] || fields['email'] || ''
}

function deliveryOf({ deliveries, suspected }: Entry): Cell {
  if (suspected) return { text: 'suspected', style: 'quiet' }
  if (deliveries.some(({ state }) => state === 'parked')) return { text: 'parked', style: 'warning' }
  return deliveries.some(({ state }) => state === 'waiting') ? { text: 'waiting' } : { text: 'sent', style: 'quiet' }
}
