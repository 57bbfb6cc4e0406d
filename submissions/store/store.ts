import type { OperationName, Operations } from './operations.ts'
import type { Dialect, Transaction } from './tables.ts'

export type ArgsOf<Name extends OperationName> = Parameters<Operations[Name]['run']>[1]
export type ResultOf<Name extends OperationName> = Operations[Name] extends Runs<infer Result> ? Result : never
type Runs<Result> = { run: (tx: Transaction, args: never) => Promise<Result> }

export type Store = {
  dialect: Dialect
  /**
   * Does it in one transaction; what it wrote is durable once this resolves. Rejects with StoreUnavailable where the database is away,
   * full or too slow. Then it may still have happened, and whoever repeats it needs a key that tells.
   */
  run: <Name extends OperationName>(name: Name, args: ArgsOf<Name>) => Promise<ResultOf<Name>>
  /** Rewrites the files so that nothing of what was deleted is left in them. Others wait meanwhile. */
  compact: () => Promise<void>
  close: () => Promise<void>
}

/** `patienceMs`: how long anything may take before it counts as failed. */
export type StoreOptions = { patienceMs: number }
/** Visitors are answered within three and a half seconds, whatever the database does. */
export const visitorPatienceMs = 3_000
/** Staff wait as long as it takes. */
export const staffPatienceMs = 600_000

/** The database cannot do it now. `reason` is a code of the database or of the network, and holds nothing of what was sent. */
export class StoreUnavailable extends Error {
  readonly reason: string

  constructor(reason: string) {
    super(`The database is not available (${reason})`)
    this.name = 'StoreUnavailable'
    this.reason = reason
  }
}

/** The code of a database error (`SQLITE_FULL`, `ECONNREFUSED`, `57P01`); its message could quote what was being written. */
export function reasonOf(error: unknown): string {
  if (error instanceof StoreUnavailable) return error.reason
  if (!(error instanceof Error)) return 'unknown'
  const sqlite = 'errcode' in error ? `SQLITE_${String(error.errcode)}` : undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return sqlite ?? code ?? timeouts.get(error.message) ?? error.name
}

/** What pg says without a code; these messages hold nothing but themselves. */
const timeouts = new Map([
  ['timeout exceeded when trying to connect', 'no connection in time'],
  ['Query read timeout', 'no answer in time'],
  ['Connection terminated unexpectedly', 'connection lost'],
])
