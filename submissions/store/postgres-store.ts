import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { migrate } from '../migrations/migrate.ts'
import { errorOf, failureOf, unavailable } from './failure.ts'
import type { Operation } from './operation.ts'
import { operations } from './operations.ts'
import { type ArgsOf, type ResultOf, type Store, type StoreOptions, StoreUnavailable, timeout } from './store.ts'
import type { Tables } from './tables.ts'

const mostConnections = 10
const mostWaiting = 2_000
const wholeNumber = 20

/**
 * PostgreSQL keeps what was deleted as long as a transaction runs that began before: of this database, or one that writes in any other on the
 * same server. Rewriting a table before they have ended would carry the deleted over.
 */
async function untilNobodySeesTheDeleted(db: Kysely<Tables>, patienceMs: number) {
  const deadline = performance.now() + patienceMs
  const { rows: own } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(db)
  const id = own[0]?.id
  while (performance.now() < deadline) {
    const { rows } = await sql<{ over: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) > ${id}::xid8 and not exists (
        select from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and age(backend_xmin) >= age(${id}::xid8::xid)
      ) as over`.execute(db)
    if (rows[0]?.over) return
    await wait(50)
  }
  throw new StoreUnavailable('an older transaction does not end')
}

/** A server that any number of nodes share. It may be away when a node starts and whenever it likes: nothing but the question at hand fails. */
export function openPostgresStore(url: string, { patienceMs }: StoreOptions): Store {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'hearth',
    max: mostConnections,
    keepAlive: true,
    // Without these, pg waits for ever on a server that is there but does not answer.
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    statement_timeout: patienceMs - 500,
    lock_timeout: patienceMs - 1_000,
    idle_in_transaction_session_timeout: patienceMs + 2_000,
    types: { getTypeParser: (type, format) => (type === wholeNumber ? Number : pg.types.getTypeParser(type, format)) },
  })
  // A server that goes away makes its clients emit errors, idle ones and those in use. Unheard, each would end the process; the
  // questions that fail by it say so themselves.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  // Whatever keeps a connection from being made is the server's or the configuration's.
  const connect = () =>
    pool.connect().catch((error) => {
      throw errorOf(unavailable(error))
    })
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }),
  })
  let migrated: Promise<void> | undefined
  let waiting = 0

  /** Before the first use; tried again after a failure. */
  function migration(): Promise<void> {
    migrated ??= db
      .transaction()
      .execute((tx) => migrate({ db: tx, dialect: 'postgres' }, new Date().toISOString()))
      .catch((error) => {
        migrated = undefined
        throw error
      })
    return migrated
  }

  async function runOperation<Name extends keyof typeof operations>(name: Name, args: ArgsOf<Name>): Promise<ResultOf<Name>> {
    await migration()
    const { kind, run }: Operation<never, unknown> = operations[name]
    const transaction =
      kind === 'read'
        ? db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
        : db.transaction().setIsolationLevel('read committed')
    // The operation of a name takes and gives what that name says; looked up by a variable name, TypeScript cannot follow.
    return transaction.execute((tx) => run({ db: tx, dialect: 'postgres' }, args as never)) as Promise<ResultOf<Name>>
  }

  async function inTime<Result>(work: () => Promise<Result>): Promise<Result> {
    if (waiting >= mostWaiting) throw new StoreUnavailable('overloaded')
    waiting += 1
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(timeout()), patienceMs)
    try {
      return await Promise.race([work(), late])
    } catch (error) {
      throw errorOf(failureOf(error))
    } finally {
      clearTimeout(timer)
      waiting -= 1
    }
  }

  return {
    dialect: 'postgres',
    run: (name, args) => inTime(() => runOperation(name, args)),
    compact: () =>
      inTime(async () => {
        await untilNobodySeesTheDeleted(db, patienceMs)
        // Each table is written anew; its old file, with everything deleted in it, goes.
        for (const table of ['submission', 'person_key', 'outbox', 'repeat_key'] as const) {
          await sql`vacuum full ${sql.table(table)}`.execute(db)
        }
      }),
    close: () => db.destroy(),
  }
}
