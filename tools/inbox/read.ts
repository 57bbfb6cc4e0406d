import { type ApplianceAlert, applianceAlerts } from '#publishing/read/appliance-alerts.ts'
import type { Filter, StoredSubmission } from '#submissions/staff/find.ts'
import { submissionList } from '#submissions/staff/submission-list.ts'
import { submissionSheet } from '#submissions/staff/submission-sheet.ts'
import { isLate } from '#submissions/staff/waiting.ts'
import { byOf, type Command, dayIn, Fault, type Inbox, kindIn, read, referenceIn } from './command.ts'

/** Submissions on a page of the list, and those that one query reads. */
const pageLength = 100
const batchLength = 500

export const list: Command = async ({ store, args, now, paint, say }) => {
  const { values } = read(args, {
    kind: { type: 'string' },
    status: { type: 'string', default: 'open' },
    assignee: { type: 'string' },
    since: { type: 'string' },
    late: { type: 'boolean', default: false },
    parked: { type: 'boolean', default: false },
    suspected: { type: 'boolean', default: false },
    after: { type: 'string' },
    json: { type: 'boolean', default: false },
  })
  const { kind, status, assignee, since, late, parked, suspected, json } = values
  const filter: Filter = {
    ...{ kind: kindIn(kind), since: dayIn(since), suspected, parked },
    // --parked finds parked notifications of open and closed submissions.
    status: parked ? undefined : statusIn(status),
    after: values.after === undefined ? undefined : await placeOf(store, referenceIn(values.after)),
  }
  const assignees = new Set<string>()
  const submissions: StoredSubmission[] = []
  for await (const submission of submissionsFrom(store, filter)) {
    if (late && !isLate(submission, now)) continue
    if (submission.assignee !== null) assignees.add(submission.assignee)
    if (assignee !== undefined && plainName(submission.assignee) !== plainName(assignee)) continue
    submissions.push(submission)
    // One more than a page, to know whether there is a next one.
    if (!json && submissions.length > pageLength) break
  }
  if (json) return say(JSON.stringify(submissions.map((submission) => ({ ...submission, late: isLate(submission, now) }))))
  if (submissions.length === 0 && values.after !== undefined) return say('That was all.')
  if (submissions.length === 0 && assignee !== undefined) return say(nothingWith(assignee, assignees))
  // The empty list says "nothing is waiting", which fits open submissions only.
  if (submissions.length === 0 && (status !== 'open' || parked || suspected)) return say('No submission matches.')
  const page = submissions.slice(0, pageLength)
  say(submissionList(page, now, paint))
  const last = page.at(-1)
  if (last && submissions.length > page.length)
    say(`There are more. They follow with the same options and --after ${last.reference}`)
}

/** All submissions that match, oldest first, without more than a batch in memory. */
async function* submissionsFrom(store: Inbox['store'], filter: Filter): AsyncGenerator<StoredSubmission> {
  for (let { after } = filter; ; ) {
    const batch = await store.run('find', { ...filter, after, limit: batchLength })
    yield* batch
    const last = batch.at(-1)
    if (!last || batch.length < batchLength) return
    after = { receivedAt: last.receivedAt, reference: last.reference }
  }
}

async function placeOf(store: Inbox['store'], reference: string): Promise<Filter['after']> {
  const [submission] = await store.run('find', { reference })
  if (!submission) throw new Fault(`There is no submission ${reference}.`)
  return { receivedAt: submission.receivedAt, reference }
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

function nothingWith(assignee: string, names: ReadonlySet<string>): string {
  const others =
    names.size === 0 ? 'None of these submissions is assigned.' : `People with such submissions: ${[...names].sort().join(', ')}.`
  return `No such submission is assigned to ${assignee}. ${others}`
}
