import type { Transaction } from './tables.ts'

/** A database operation in one transaction. Arguments and results are plain data: SQLite runs it in a worker thread. */
export type Operation<Args, Result> = {
  kind: 'read' | 'write'
  run: (tx: Transaction, args: Args) => Promise<Result>
}

/** A read-only operation on one consistent state. */
export function reading<Args, Result>(run: Operation<Args, Result>['run']): Operation<Args, Result> {
  return { kind: 'read', run }
}

/** A writing operation. It is atomic, and durable when it resolves. */
export function writing<Args, Result>(run: Operation<Args, Result>['run']): Operation<Args, Result> {
  return { kind: 'write', run }
}
