import type { OperationName, Operations } from './operations.ts'
import type { Dialect, Transaction } from './tables.ts'

export type ArgsOf<Name extends OperationName> = Parameters<Operations[Name]['run']>[1]
export type ResultOf<Name extends OperationName> = Operations[Name] extends Runs<infer Result> ? Result : never
type Runs<Result> = { run: (tx: Transaction, args: never) => Promise<Result> }

export type Store = {
  dialect: Dialect
  /**
   * Does it in one transaction; what it wrote is durable once this resolves. Rejects with StoreUnavailable where the database is away,
   * full or too slow (then it may still have happened, and whoever repeats it needs a key that tells), and with StoreFault where our code is
   * wrong.
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

/**
 * The database cannot do it now. `reason` says why in words, `code` is the database's or the network's own; neither holds anything of what
 * was sent.
 */
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

/** A bug of ours in an operation. Trying again won't help. Its message holds nothing of what was sent; its stack leads to the line. */
export class StoreFault extends Error {
  constructor(message: string, frames: string) {
    super(message)
    this.name = 'StoreFault'
    this.stack = `${this.name}: ${message}\n${frames}`
  }
}

/** The code of an operation that nobody answered in time. */
export const timedOut = 'TIMEOUT'
export const timeout = () => new StoreUnavailable('no answer in time', timedOut)
