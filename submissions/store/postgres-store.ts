import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { expectMigrated, migrate } from '../migrations/migrate.ts'
import { errorOf, failureOf, unavailable } from './failure.ts'
import type { Operation } from './operation.ts'
import { operations } from './operations.ts'
import { type ArgsOf, type ResultOf, type Store, type StoreOptions, StoreUnavailable, timeout } from './store.ts'
import { tableNames } from './table-list.ts'
import type { Tables } from './tables.ts'

const maxConnections = 10
const maxWaiting = 2_000
/** PostgreSQL's type id of `bigint`. */
const bigintType = 20

/**
 * Waits until all older transactions have ended: those of this database, and writing ones of other databases on the same server. PostgreSQL
 * keeps deleted rows for them, and `vacuum full` would copy these rows.
 */
async function waitForOlderTransactions(db: Kysely<Tables>, timeoutMs: number) {
  const deadline = performance.now() + timeoutMs
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

/** A PostgreSQL server, shared by all nodes. While it is unavailable, operations fail; later ones connect again. */
export function openPostgresStore(url: string, { timeoutMs, migrates = true }: StoreOptions): Store {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'hearth',
    max: maxConnections,
    keepAlive: true,
    // Without these timeouts, pg waits for ever for a server that does not respond.
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    statement_timeout: timeoutMs - 500,
    lock_timeout: timeoutMs - 1_000,
    idle_in_transaction_session_timeout: timeoutMs + 2_000,
    types: { getTypeParser: (type, format) => (type === bigintType ? Number : pg.types.getTypeParser(type, format)) },
  })
  // Clients emit errors when the connection is lost. Without listeners, these would end the process. The operation itself rejects too.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  // Errors while connecting are never bugs: the server or the configuration is the cause.
  const connect = () =>
    pool.connect().catch((error) => {
      throw errorOf(unavailable(error))
    })
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }),
  })
  let migrated: Promise<void> | undefined
  let waiting = 0

  /** Migrates before the first operation, or checks that this was done. After a failure, the next operation tries again. */
  function migration(): Promise<void> {
    migrated ??= db
      .transaction()
      .execute((db) =>
        migrates ? migrate({ db, dialect: 'postgres' }, new Date().toISOString()) : expectMigrated({ db, dialect: 'postgres' }),
      )
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
    // TypeScript cannot relate the types of `args` and the result to a variable `name`.
    return transaction.execute((tx) => run({ db: tx, dialect: 'postgres' }, args as never)) as Promise<ResultOf<Name>>
  }

  async function withTimeout<Result>(work: () => Promise<Result>): Promise<Result> {
    if (waiting >= maxWaiting) throw new StoreUnavailable('overloaded')
    waiting += 1
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(timeout()), timeoutMs)
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
    run: (name, args) => withTimeout(() => runOperation(name, args)),
    load: () => ({ operations: waiting, used: pool.totalCount - pool.idleCount, idle: pool.idleCount }),
    compact: () =>
      withTimeout(async () => {
        await waitForOlderTransactions(db, timeoutMs)
        // Rewrites each table and deletes its old file, which contains the deleted rows.
        for (const table of tableNames) await sql`vacuum full ${sql.table(table)}`.execute(db)
        // Samples of columns. The owner of the database may do this; PostgreSQL skips it for others, with a warning.
        await sql`vacuum full pg_catalog.pg_statistic`.execute(db)
      }),
    close: () => db.destroy(),
  }
}
