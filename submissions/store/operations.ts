import { accept } from '../inbox/accept.ts'
import { secret } from '../inbox/secret.ts'
import { backlog, deleteExpiredKeys } from '../outbox/backlog.ts'
import { claim } from '../outbox/claim.ts'
import { resend, settle } from '../outbox/settle.ts'
import { addOpened, addSearches, searchTotals } from '../searches/search-counts.ts'
import { addAnswer, answersTo, settleAnswer } from '../staff/answers.ts'
import { auditOf, recordAudit } from '../staff/audit.ts'
import { dump, load } from '../staff/backup.ts'
import { counts } from '../staff/counts.ts'
import { entry } from '../staff/entry.ts'
import { eraseAgain, erasePerson, purge } from '../staff/erase.ts'
import { find } from '../staff/find.ts'
import { list, matching } from '../staff/list.ts'
import { mark } from '../staff/mark.ts'
import { addNote, notesOf, setNoteRemoved, withNotes } from '../staff/notes.ts'
import { keepUnfinished, unfinishedOf } from '../staff/unfinished.ts'
import type { Operation } from './operation.ts'
import { probe } from './probe.ts'

/** All database operations by name. The SQLite worker thread gets only the name. */
export const operations = {
  ...{ accept, secret, probe },
  ...{ claim, settle, resend, backlog, deleteExpiredKeys },
  ...{ addSearches, addOpened, searchTotals },
  ...{ list, matching, counts, entry, addNote, notesOf, setNoteRemoved, withNotes, auditOf, recordAudit },
  ...{ addAnswer, settleAnswer, answersTo, keepUnfinished, unfinishedOf },
  ...{ find, mark, erasePerson, eraseAgain, purge, dump, load },
}

export type Operations = typeof operations
export type OperationName = keyof Operations

export function operationOf(name: string): Operation<unknown, unknown> | undefined {
  return new Map<string, Operation<never, unknown>>(Object.entries(operations)).get(name) as
    | Operation<unknown, unknown>
    | undefined
}
