import type { OperationName, Operations } from './operations.ts'
import type { Dialect, Transaction } from './tables.ts'

export type ArgsOf<Name extends OperationName> = Parameters<Operations[Name]['run']>[1]
export type ResultOf<Name extends OperationName> = Operations[Name] extends Runs<infer Result> ? Result : never
type Runs<Result> = { run: (tx: Transaction, args: never) => Promise<Result> }

export type Store = {
  dialect: Dialect
  /**
   * Runs an operation in one transaction. Writes are durable when this resolves. Rejects with StoreUnavailable if the database is unavailable,
   * full or too slow (after a timeout it may still be done, so a retry needs a deduplication key), and with StoreFault if our code has a bug.
   */
  run: <Name extends OperationName>(name: Name, args: ArgsOf<Name>) => Promise<ResultOf<Name>>
  /** How busy it is; PostgreSQL has connections, a file has one. */
  load: () => StoreLoad
  /** Rewrites the files without deleted data. Other operations wait meanwhile. */
  compact: () => Promise<void>
  close: () => Promise<void>
}

/** `operations` have not ended; `used` and `idle` are connections. */
export type StoreLoad = { operations: number; used: number; idle: number }

/** `timeoutMs`: timeout of an operation. If not `migrates`, the store waits until `npm run migrate` has migrated the database. */
export type StoreOptions = { timeoutMs: number; migrates?: boolean }
/** Visitors get a response within three and a half seconds, even if the database hangs. */
export const visitorTimeoutMs = 3_000
/** For staff commands, which may take long. */
export const staffTimeoutMs = 600_000

/** The database is unavailable. `reason` is in words, `code` is from the database or the network. Neither contains personal data. */
export class StoreUnavailable extends Error {
  readonly reason: string
  readonly code: string

  constructor(reason: string, code = reason) {
    super(`The database is not available (${reason})`)
    this.name = 'StoreUnavailable'
    this.reason = reason
    this.code = code
  }
}

/** A bug in an operation. A retry won't help. The message contains no personal data, and the stack is that of the original error. */
export class StoreFault extends Error {
  constructor(message: string, frames: string) {
    super(message)
    this.name = 'StoreFault'
    this.stack = `${this.name}: ${message}\n${frames}`
  }
}

/** The `code` of a timeout. */
export const timedOut = 'TIMEOUT'
export const timeout = () => new StoreUnavailable('no answer in time', timedOut)
