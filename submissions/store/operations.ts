import { accept } from '../inbox/accept.ts'
import { secret } from '../inbox/secret.ts'
import { backlog, deleteExpiredKeys } from '../outbox/backlog.ts'
import { claim } from '../outbox/claim.ts'
import { resend, settle } from '../outbox/settle.ts'
import { addOpened, addSearches, searchTotals } from '../searches/search-counts.ts'
import { dump, load } from '../staff/backup.ts'
import { eraseAgain, erasePerson, purge } from '../staff/erase.ts'
import { find } from '../staff/find.ts'
import { mark } from '../staff/mark.ts'
import type { Operation } from './operation.ts'
import { probe } from './probe.ts'

/** All database operations by name. The SQLite worker thread gets only the name. */
export const operations = {
  ...{ accept, secret, probe },
  ...{ claim, settle, resend, backlog, deleteExpiredKeys },
  ...{ addSearches, addOpened, searchTotals },
  ...{ find, mark, erasePerson, eraseAgain, purge, dump, load },
}

export type Operations = typeof operations
export type OperationName = keyof Operations

export function operationOf(name: string): Operation<unknown, unknown> | undefined {
  return new Map<string, Operation<never, unknown>>(Object.entries(operations)).get(name) as
    | Operation<unknown, unknown>
    | undefined
}
