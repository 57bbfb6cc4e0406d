import { formOf } from '#contract/forms/forms.ts'
import { languageEntry } from '#contract/languages.ts'
import { momentInSingapore } from '#i18n/singapore-time.ts'
import type { Answer } from './answers.ts'
import type { StoredSubmission } from './find.ts'
import type { Note } from './notes.ts'
import { readable } from './readable.ts'
import type { Paint } from './table.ts'
import { isLate, waitingTime } from './waiting.ts'

type Row = [label: string, value: string]

/** `alerts`: what staff should know first, such as a safety notice about the appliance. */
type WrittenByStaff = { notes: readonly Note[]; answers: readonly Answer[]; alerts?: readonly string[] }

/** All data of one submission for the terminal, one line per field. */
export function submissionSheet(submission: StoredSubmission, written: WrittenByStaff, now: Date, paint: Paint): string {
  const { kind, reference, fields, unreadable } = submission
  const form = formOf(kind)
  const sent = form.fields.map((field): Row => [field.label, readable(field, fields[field.stored])])
  const asStored: Row[] = unreadable === undefined ? [] : [['Unreadable, as it is stored', unreadable]]
  const title = `${form.label} ${reference}`
  const whose = ({ at, author }: { at: string; author: string }) => `${momentInSingapore(at)}, ${author}`
  const notes = written.notes.map((note): Row => [whose(note), note.text])
  const answers = written.answers.map((answer): Row => [`Answer, ${whose(answer)}, ${answer.state}`, answer.text])
  const sections = [
    [title],
    [...(written.alerts ?? [])],
    lines([...sent, ...asStored], paint),
    lines(factsOf(submission, now), paint),
    lines(notes, paint),
    lines(answers, paint),
  ]
  return sections
    .filter((section) => section.length > 0)
    .map((section) => section.join('\n'))
    .join('\n\n')
}

function factsOf(submission: StoredSubmission, now: Date): Row[] {
  const { consent, deliveries, language } = submission
  return [
    ['Received', `${momentInSingapore(submission.receivedAt)}, on a page in ${languageEntry(language).name}`],
    ['State', stateOf(submission, now)],
    ['Assigned to', submission.assignee ?? 'nobody yet'],
    ...(submission.suspected ? [['Suspected', 'probably spam'] satisfies Row] : []),
    ...(consent
      ? [['Consent', `${consent.version}, read in ${consent.language}, ${momentInSingapore(consent.at)}`] satisfies Row]
      : []),
    ...deliveries.map((delivery): Row => [`Delivery by ${delivery.channel}`, deliveryState(delivery)]),
  ]
}

function stateOf(submission: StoredSubmission, now: Date): string {
  if (submission.withdrawnAt !== null) return `withdrawn ${momentInSingapore(submission.withdrawnAt)}`
  if (submission.closedAt !== null) return `closed ${momentInSingapore(submission.closedAt)}`
  const open = `open for ${waitingTime(submission, now)}`
  return isLate(submission, now) ? `${open}, longer than the 24 hours that the site promises` : open
}

function deliveryState({ state, sent_at, due_at, attempts, last_error }: StoredSubmission['deliveries'][number]): string {
  const tries = attempts === 1 ? 'one attempt' : `${attempts} attempts`
  if (state === 'sent') return sent_at === null ? 'sent' : momentInSingapore(sent_at)
  if (state === 'parked') return `given up after ${tries} (${last_error}); npm run inbox -- resend sends it again`
  return attempts === 0 ? 'not yet' : `not yet, after ${tries} (${last_error}); next ${momentInSingapore(due_at)}`
}

/** Aligns the values in a column. The lines of a value are aligned too. */
function lines(rows: readonly Row[], paint: Paint): string[] {
  const width = Math.max(...rows.map(([label]) => label.length)) + 2
  return rows.map(([label, value]) => paint(label.padEnd(width), 'quiet') + value.replaceAll('\n', `\n${' '.repeat(width)}`))
}
