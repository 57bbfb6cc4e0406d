import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type MigrationState, migrate, migrationState, type Progress } from '../migrations/migrate.ts'
import { errorOf, failureOf, unavailable } from './failure.ts'
import type { StoreLocation } from './open-store.ts'
import { openSqliteFile } from './sqlite-file.ts'
import type { Tables, Transaction } from './tables.ts'

/** What PostgreSQL shows in `pg_stat_activity` while a migration runs. */
const applicationName = 'hearth-migrate'

type Connection = {
  inTransaction: <Result>(kind: 'read' | 'write', work: (tx: Transaction) => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

/**
 * The database for `npm run migrate`: a connection of its own without time limits, because a migration of a large table may take minutes. Rejects
 * with StoreUnavailable if the database can't be reached.
 */
export function openForMigration({ databaseUrl, dataFolder }: StoreLocation) {
  const connection = databaseUrl === undefined ? sqliteConnection(join(dataFolder, 'hearth.db')) : postgresConnection(databaseUrl)
  const run: Connection['inTransaction'] = async (kind, work) => {
    try {
      return await connection.inTransaction(kind, work)
    } catch (error) {
      throw errorOf(failureOf(error))
    }
  }
  return {
    state: (): Promise<MigrationState> => run('read', migrationState),
    migrate: (progress: Progress) => run('write', (tx) => migrate(tx, new Date().toISOString(), progress)),
    close: connection.close,
  }
}

function sqliteConnection(path: string): Connection {
  const file = openSqliteFile(path)
  return {
    async inTransaction(kind, work) {
      file.begin(kind)
      try {
        const result = await work({ db: file.db, dialect: 'sqlite' })
        file.commit()
        return result
      } catch (error) {
        file.rollback()
        throw error
      }
    },
    close: async () => file.close(),
  }
}

function postgresConnection(connectionString: string): Connection {
  const pool = new pg.Pool({ connectionString, application_name: applicationName, max: 1, connectionTimeoutMillis: 10_000 })
  // The operation itself rejects too.
  pool.on('error', () => {})
  const connect = () =>
    pool.connect().catch((error) => {
      throw errorOf(unavailable(error))
    })
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }),
  })
  return {
    inTransaction: (kind, work) => {
      const transaction = db.transaction()
      return (kind === 'read' ? transaction.setAccessMode('read only') : transaction).execute((tx) =>
        work({ db: tx, dialect: 'postgres' }),
      )
    },
    close: () => db.destroy(),
  }
}
