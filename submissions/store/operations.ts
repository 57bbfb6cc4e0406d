import { accept } from '../inbox/accept.ts'
import { secret } from '../inbox/secret.ts'
import { subscriptionOf } from '../inbox/subscription-of.ts'
import { backlog, deleteExpiredKeys, outboxAge } from '../outbox/backlog.ts'
import { claim } from '../outbox/claim.ts'
import { digest, queueDigest } from '../outbox/digest.ts'
import { resend, settle } from '../outbox/settle.ts'
import { addOpened, addSearches, searchTotals } from '../searches/search-counts.ts'
import { addAnswer, answersTo, settleAnswer } from '../staff/answers.ts'
import { auditOf, recordAudit } from '../staff/audit.ts'
import { dump, load } from '../staff/backup.ts'
import { correct } from '../staff/correct.ts'
import { counts } from '../staff/counts.ts'
import { entry } from '../staff/entry.ts'
import { erasePerson, purge } from '../staff/erase.ts'
import { find } from '../staff/find.ts'
import { list, matching } from '../staff/list.ts'
import { mark } from '../staff/mark.ts'
import { network } from '../staff/network.ts'
import { addNote, notesOf, setNoteRemoved, withNotes } from '../staff/notes.ts'
import { suppress, suppression } from '../staff/suppression.ts'
import { storeUnfinished, unfinishedOf } from '../staff/unfinished.ts'
import { cancelVisit, changeVisit } from '../visits/change-visit.ts'
import { feed, feedSecret, renewFeed } from '../visits/feed.ts'
import { blockVisits, markVisit, unblockVisits, visitCalendarOf, visitCounts } from '../visits/staff-visits.ts'
import { visitOf } from '../visits/visit-row.ts'
import { freeTimes } from '../visits/visit-times.ts'
import { time } from './database-time.ts'
import type { Operation } from './operation.ts'
import { probe } from './probe.ts'

/** All database operations by name. The SQLite worker thread gets only the name. */
export const operations = {
  ...{ accept, secret, subscriptionOf, probe, time },
  ...{ claim, settle, resend, backlog, outboxAge, deleteExpiredKeys, queueDigest, digest },
  ...{ addSearches, addOpened, searchTotals },
  ...{ list, matching, counts, entry, addNote, notesOf, setNoteRemoved, withNotes, auditOf, recordAudit },
  ...{ addAnswer, settleAnswer, answersTo, storeUnfinished, unfinishedOf },
  ...{ freeTimes, visitOf, changeVisit, cancelVisit, feed, feedSecret, renewFeed },
  ...{ visitCalendarOf, markVisit, blockVisits, unblockVisits, visitCounts },
  ...{ find, mark, correct, erasePerson, purge, network, suppression, suppress, dump, load },
}

export type Operations = typeof operations
export type OperationName = keyof Operations

export function operationOf(name: string): Operation<unknown, unknown> | undefined {
  return new Map<string, Operation<never, unknown>>(Object.entries(operations)).get(name) as
    | Operation<unknown, unknown>
    | undefined
}
