import type { SubmissionKind } from '#contract/forms/form.ts'
import { awaitsAnswer, isAboutNews, submissionKinds } from '#contract/forms/forms.ts'
import type { Language } from '#contract/languages.ts'
import { reading } from '../store/operation.ts'
import type { Transaction } from '../store/tables.ts'
import { type Filter, find, type StoredSubmission } from './find.ts'
import { senderOf } from './sender.ts'
import type { View } from './views.ts'
import { isLate, lateBefore } from './waiting.ts'

/** `who` is the member of staff whose entries are `mine`. All `words` must occur in an entry. */
export type ListFilter = { view: View; kind?: SubmissionKind | undefined; words: string; who: string; now: string }

/** One line of the list. */
export type ListEntry = {
  reference: string
  kind: SubmissionKind
  language: Language
  receivedAt: string
  status: 'open' | 'closed'
  assignee: string | null
  withdrawn: boolean
  suspected: boolean
  late: boolean
  parked: boolean
  sender: string
  /** This version cannot read what was sent. */
  unreadable: boolean
  /** The beginning of what was written. */
  excerpt: string
}

const answered = submissionKinds.filter(awaitsAnswer)
const newsletter = submissionKinds.filter(isAboutNews)

/** The submissions of a view, newest first. */
async function submissionsOf(
  tx: Transaction,
  filter: ListFilter,
  limit: number,
  parkedDeliveriesOnly = false,
): Promise<StoredSubmission[]> {
  const words = plainText(filter.words).split(/\s+/).filter(Boolean)
  const now = new Date(filter.now)
  const found = await find.run(tx, {
    ...conditionsOf(filter),
    newestFirst: true,
    parkedDeliveriesOnly,
    // Words are compared here, because databases fold letters and accents differently.
    ...(words.length === 0 && { limit }),
  })
  const matching = filter.view === 'late' ? found.filter((submission) => isLate(submission, now)) : found
  if (words.length === 0) return matching

  const written = await writtenByStaff(tx)
  const has = (submission: StoredSubmission) => {
    const text = plainText(textOf(submission) + (written.get(submission.reference) ?? ''))
    return words.every((word) => text.includes(word))
  }
  return matching.filter(has).slice(0, limit)
}

/** All submissions of a view, newest first, for exports. */
export const matching = reading((tx, { filter }: { filter: ListFilter }) => submissionsOf(tx, filter, Number.MAX_SAFE_INTEGER))

/** The lines of a list, newest first, at most `limit`. */
export const list = reading(
  async (tx, { filter, limit }: { filter: ListFilter; limit: number }): Promise<ListEntry[]> =>
    (await submissionsOf(tx, filter, limit, true)).map((submission) => lineOf(submission, new Date(filter.now))),
)

function conditionsOf({ view, kind, who, now }: ListFilter): Filter {
  const open: Filter = { status: 'open', suspected: false, ...(kind === undefined ? { kinds: answered } : { kind }) }
  const ofKind: Filter = kind === undefined ? {} : { kind }
  switch (view) {
    case 'open':
      return open
    case 'mine':
      return { ...open, assignee: who }
    case 'unassigned':
      return { ...open, assignee: null }
    case 'late':
      return { ...open, before: lateBefore(new Date(now)) }
    case 'parked':
      return { ...ofKind, parked: true }
    case 'newsletter':
      return { kinds: newsletter, suspected: false, ...ofKind }
    case 'closed':
      return { ...ofKind, status: 'closed', suspected: false, ...(kind === undefined && { kinds: answered }) }
    case 'suspected':
      return { ...ofKind, suspected: true }
    case 'all':
      return { ...ofKind, suspected: false }
  }
}

export function lineOf(submission: StoredSubmission, now: Date): ListEntry {
  const { reference, kind, language, receivedAt, status, assignee, suspected, withdrawnAt, deliveries } = submission
  return {
    ...{ reference, kind, language, receivedAt, status, assignee, suspected },
    withdrawn: withdrawnAt !== null,
    late: isLate(submission, now),
    parked: deliveries.some(({ state }) => state === 'parked'),
    sender: senderOf(submission),
    unreadable: submission.unreadable !== undefined,
    excerpt: excerptOf(submission),
  }
}

const excerptLength = 160

function excerptOf({ fields, unreadable }: StoredSubmission): string {
  const written =
    unreadable ?? fields['description'] ?? fields['main_business'] ?? fields['code'] ?? fields['series'] ?? fields['email'] ?? ''
  return [...written.replace(/\s+/g, ' ').trim()].slice(0, excerptLength).join('')
}

const textOf = ({ reference, assignee, fields, unreadable }: StoredSubmission) =>
  [reference, assignee ?? '', ...(unreadable === undefined ? Object.values(fields) : [unreadable])].join('\n')

/** The same text for all spellings: without accents, full-width forms and capitals. */
const plainText = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Notes and answers. */
async function writtenByStaff({ db }: Transaction): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  const notes = await db.selectFrom('note').select(['reference', 'text']).where('removed', '=', 0).execute()
  const answers = await db.selectFrom('answer').select(['reference', 'text']).execute()
  for (const { reference, text } of [...notes, ...answers]) texts.set(reference, `${texts.get(reference) ?? ''}\n${text}`)
  return texts
}
