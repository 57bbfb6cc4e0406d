import { type ApplianceAlert, applianceAlerts } from '#publishing/read/appliance-alerts.ts'
import type { Filter, StoredSubmission } from '#submissions/staff/find.ts'
import { submissionList } from '#submissions/staff/submission-list.ts'
import { submissionSheet } from '#submissions/staff/submission-sheet.ts'
import { isLate } from '#submissions/staff/waiting.ts'
import { byOf, type Command, dayIn, Fault, kindIn, read, referenceIn } from './command.ts'

export const list: Command = async ({ store, args, now, paint, say }) => {
  const { values } = read(args, {
    kind: { type: 'string' },
    status: { type: 'string', default: 'open' },
    assignee: { type: 'string' },
    since: { type: 'string' },
    late: { type: 'boolean', default: false },
    parked: { type: 'boolean', default: false },
    suspected: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  })
  const { kind, status, assignee, since, late, parked, suspected, json } = values
  const matching = await store.run('find', {
    ...{ kind: kindIn(kind), since: dayIn(since), suspected, parked },
    // --parked finds parked notifications of open and closed submissions.
    status: parked ? undefined : statusIn(status),
  })
  const found = late ? matching.filter((submission) => isLate(submission, now)) : matching
  const submissions =
    assignee === undefined ? found : found.filter((submission) => plainName(submission.assignee) === plainName(assignee))
  if (!json && assignee !== undefined && submissions.length === 0) return say(nothingWith(assignee, found))
  // The empty list says "nothing is waiting", which fits open submissions only.
  if (!json && submissions.length === 0 && (status !== 'open' || parked || suspected)) return say('No submission matches.')
  say(
    json
      ? JSON.stringify(submissions.map((submission) => ({ ...submission, late: isLate(submission, now) })))
      : submissionList(submissions, now, paint),
  )
}

export const show: Command = async ({ store, config, args, now, who, paint, say }) => {
  const { values, positionals } = read(args, { json: { type: 'boolean', default: false } })
  const reference = referenceIn(positionals[0])
  const [submission] = await store.run('find', { reference })
  if (!submission) throw new Fault(`There is no submission ${reference}.`)
  await store.run('recordAudit', { by: byOf({ who, now }), entries: [{ action: 'look', reference }] })
  const notes = await store.run('notesOf', { reference })
  const answers = await store.run('answersTo', { reference })
  const alerts = submission.kind === 'registration' ? applianceAlerts(config.contentFolder)(submission, now) : []
  say(
    values.json
      ? JSON.stringify({ ...submission, late: isLate(submission, now), notes, answers, alerts })
      : submissionSheet(submission, { notes, answers, alerts: alerts.map(alertText) }, now, paint),
  )
}

function alertText(alert: ApplianceAlert): string {
  switch (alert.kind) {
    case 'affected':
      return `SAFETY NOTICE, tell the owner: ${alert.notice}`
    case 'uncertain':
      return `SAFETY NOTICE, check the serial number with the owner: ${alert.notice}`
    case 'model':
      return 'NO CERTIFICATE, ask the owner: we have no such model.'
    case 'purchaseDate':
      return 'NO CERTIFICATE, ask the owner: nobody can have bought it on this date.'
  }
}

function statusIn(typed: string): Filter['status'] {
  if (typed === 'all') return undefined
  if (typed === 'open' || typed === 'closed') return typed
  throw new Fault(`${typed} is not a status. Use open, closed or all.`)
}

/** Normalises a name, so that case and spaces don't matter. */
const plainName = (name: string | null) => (name ?? '').normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

function nothingWith(assignee: string, found: readonly StoredSubmission[]): string {
  const names = new Set(found.flatMap((submission) => submission.assignee ?? []))
  const others =
    names.size === 0 ? 'None of these submissions is assigned.' : `People with such submissions: ${[...names].sort().join(', ')}.`
  return `No such submission is assigned to ${assignee}. ${others}`
}
