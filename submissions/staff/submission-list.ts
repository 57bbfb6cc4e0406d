import { formOf } from '#contract/forms/forms.ts'
import { momentInSingapore } from '#i18n/singapore-time.ts'
import type { StoredSubmission } from './find.ts'
import { senderOf } from './sender.ts'
import { type Cell, type Paint, table } from './table.ts'
import { isLate, waitingTime } from './waiting.ts'

const headings = ['Reference', 'Received', 'Waiting', 'Form', 'From', 'Assigned to', 'Delivery']

/** A table of submissions for the terminal, and a line below it with totals and warnings. */
export function submissionList(submissions: readonly StoredSubmission[], now: Date, paint: Paint): string {
  if (submissions.length === 0) return 'Nothing is waiting.'
  const late = submissions.filter((submission) => isLate(submission, now)).length
  const parked = submissions.filter(({ deliveries }) => deliveries.some(({ state }) => state === 'parked')).length
  const notes = [
    submissions.length === 1 ? '1 submission' : `${submissions.length} submissions`,
    ...(late > 0 ? [paint(`${late} ${late === 1 ? 'waits' : 'wait'} longer than 24 hours`, 'warning')] : []),
    ...(parked > 0 ? [paint(`${parked} could not be delivered; npm run inbox -- resend sends them again`, 'warning')] : []),
  ]
  return `${table(
    headings,
    submissions.map((submission) => rowOf(submission, now)),
    paint,
  )}\n\n${notes.join(', ')}.`
}

function rowOf(submission: StoredSubmission, now: Date): Cell[] {
  const late = isLate(submission, now)
  const closed: Cell = { text: submission.withdrawnAt === null ? 'closed' : 'withdrawn', style: 'quiet' }
  const waits: Cell = late
    ? { text: `! ${waitingTime(submission, now)}`, style: 'warning' }
    : { text: waitingTime(submission, now) }
  return [
    { text: submission.reference },
    { text: momentInSingapore(submission.receivedAt) },
    submission.status === 'closed' || submission.withdrawnAt !== null ? closed : waits,
    { text: formOf(submission.kind).label },
    submission.unreadable === undefined ? { text: senderOf(submission) } : { text: 'unreadable', style: 'warning' },
    { text: submission.assignee ?? '–', style: submission.assignee === null ? 'quiet' : undefined },
    deliveryOf(submission),
  ]
}

function deliveryOf({ deliveries, suspected }: StoredSubmission): Cell {
  if (suspected) return { text: 'suspected', style: 'quiet' }
  if (deliveries.some(({ state }) => state === 'parked')) return { text: 'parked', style: 'warning' }
  return deliveries.some(({ state }) => state === 'waiting') ? { text: 'waiting' } : { text: 'sent', style: 'quiet' }
}
