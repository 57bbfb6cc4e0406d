import { sql } from 'kysely'
import type { SubmissionKind } from '#contract/forms/form.ts'
import { awaitsAnswer, isAboutNews, isSubmissionKind } from '#contract/forms/forms.ts'
import { digestChannel } from '../outbox/digest.ts'
import { reading } from '../store/operation.ts'
import type { Transaction } from '../store/tables.ts'
import type { View } from './views.ts'
import { lateBefore } from './waiting.ts'

export type InboxCounts = {
  views: Record<View, number>
  /** Open submissions that await an answer. */
  kinds: Partial<Record<SubmissionKind, number>>
  /** Everybody who has been assigned a submission. */
  assignees: string[]
  /** Changes whenever a list may have changed. */
  version: string
}

type Group = { kind: SubmissionKind; status: 'open' | 'closed'; suspected: 0 | 1; withdrawn: 0 | 1; assignee: string | null }

/** How many submissions each view has. */
export const counts = reading(async ({ db }, { who, now }: { who: string; now: string }): Promise<InboxCounts> => {
  const groups = await groupsOf(db)
  const late = await groupsOf(db, lateBefore(new Date(now)))
  const parked = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.count<number>('reference').distinct().as('count'))
    .where('state', '=', 'parked')
    // A digest is no submission.
    .where('channel', '!=', digestChannel)
    .executeTakeFirstOrThrow()
  const newest = await db
    .selectFrom('submission')
    .select(({ fn }) => fn.max('received_at').as('at'))
    .executeTakeFirst()
  const changed = await db
    .selectFrom('audit')
    .select(({ fn }) => [fn.max('at').as('at'), fn.countAll<number>().as('count')])
    .where('action', 'not in', ['look', 'export', 'findPerson', 'exportPerson'])
    .executeTakeFirst()

  const sum = (chosen: readonly Counted[], matches: (group: Group) => boolean) =>
    chosen.reduce((total, group) => total + (matches(group) ? group.count : 0), 0)
  const waits = (group: Group) => isKnown(group) && group.status === 'open' && group.withdrawn === 0 && awaits(group)
  const views = {
    open: sum(groups, waits),
    mine: sum(groups, (group) => waits(group) && group.assignee === who),
    unassigned: sum(groups, (group) => waits(group) && group.assignee === null),
    late: sum(late, waits),
    parked: parked.count,
    newsletter: sum(groups, (group) => isKnown(group) && isSubmissionKind(group.kind) && isAboutNews(group.kind)),
    closed: sum(groups, (group) => isKnown(group) && group.status === 'closed' && awaits(group)),
    suspected: sum(groups, (group) => group.suspected === 1),
    all: sum(groups, isKnown),
  }
  const kinds: InboxCounts['kinds'] = {}
  for (const group of groups) if (waits(group)) kinds[group.kind] = (kinds[group.kind] ?? 0) + group.count
  const assignees = [...new Set(groups.flatMap(({ assignee }) => assignee ?? []))].sort()
  return { views, kinds, assignees, version: JSON.stringify([views, newest?.at, changed?.at, changed?.count]) }
})

type Counted = Group & { count: number }
const isKnown = ({ suspected }: Group) => suspected === 0
const awaits = ({ kind }: Group) => isSubmissionKind(kind) && awaitsAnswer(kind)

async function groupsOf(db: Transaction['db'], before?: string): Promise<Counted[]> {
  const withdrawn = sql<0 | 1>`case when withdrawn_at is null then 0 else 1 end`
  let query = db
    .selectFrom('submission')
    .select(['kind', 'status', 'suspected', 'assignee', withdrawn.as('withdrawn'), ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy(['kind', 'status', 'suspected', 'assignee', withdrawn])
  if (before !== undefined) query = query.where('received_at', '<', before)
  // The inbox stores only these kinds.
  return (await query.execute()) as Counted[]
}
