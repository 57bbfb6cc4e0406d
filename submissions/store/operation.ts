import type { Transaction } from './tables.ts'

/**
 * Something done to the database in one transaction. Arguments and results are plain data: on SQLite they travel to the thread that owns
 * the file and back.
 */
export type Operation<Args, Result> = {
  kind: 'read' | 'write'
  run: (tx: Transaction, args: Args) => Promise<Result>
}

/** Sees one state of the database and changes nothing. */
export function reading<Args, Result>(run: Operation<Args, Result>['run']): Operation<Args, Result> {
  return { kind: 'read', run }
}

/** Everything or nothing of it is done, and it is on the disk before anybody hears of it. */
export function writing<Args, Result>(run: Operation<Args, Result>['run']): Operation<Args, Result> {
  return { kind: 'write', run }
}
