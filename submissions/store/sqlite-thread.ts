import { parentPort, workerData } from 'node:worker_threads'
import { expectMigrated, migrate } from '../migrations/migrate.ts'
import { type Failure, failureOf } from './failure.ts'
import { operationOf } from './operations.ts'
import { openSqliteFile, type SqliteFile } from './sqlite-file.ts'

/** A job for this thread. After `until` (milliseconds since the epoch) its caller has given up. `close` is the last job. */
export type Job = { id: number; until: number } & (
  | { ask: 'run'; name: string; args: unknown }
  | { ask: 'compact' }
  | { ask: 'close' }
)
export type JobAnswer = { id: number; ok: true; result: unknown } | { id: number; ok: false; failure: Failure }

const { path, migrates }: { path: string; migrates: boolean } = workerData
let opened: SqliteFile | undefined
let lastJob = Promise.resolve()

// One job after the other: a transaction belongs to the connection, and the thread has one.
parentPort?.on('message', (job: Job) => {
  lastJob = lastJob.then(() => work(job))
})

async function work(job: Job): Promise<void> {
  // Its caller was told that it failed.
  if (job.until <= Date.now()) return
  try {
    answer({ id: job.id, ok: true, result: await resultOf(job) })
  } catch (error) {
    answer({ id: job.id, ok: false, failure: failureOf(error) })
  }
  if (job.ask === 'close') parentPort?.close()
}

async function resultOf(job: Job): Promise<unknown> {
  if (job.ask === 'close') return opened?.close()
  const current = await file()
  return job.ask === 'compact' ? current.compact() : inTransaction(current, job)
}

async function inTransaction(current: SqliteFile, { name, args }: Extract<Job, { ask: 'run' }>): Promise<unknown> {
  const operation = operationOf(name)
  try {
    current.begin(operation?.kind === 'read' ? 'read' : 'write')
    const result = await operation?.run({ db: current.db, dialect: 'sqlite' }, args)
    // Synced to the disk before the answer.
    current.commit()
    return result
  } catch (error) {
    rollBack(current)
    throw error
  }
}

/** Opens the file on first use, and migrates it or checks that this was done. After a failure, the next job tries again. */
async function file(): Promise<SqliteFile> {
  if (opened) return opened
  const opening = openSqliteFile(path)
  try {
    opening.begin('write')
    const tx = { db: opening.db, dialect: 'sqlite' } as const
    await (migrates ? migrate(tx, new Date().toISOString()) : expectMigrated(tx))
    opening.commit()
  } catch (error) {
    opening.close()
    throw error
  }
  opened = opening
  return opening
}

function rollBack(current: SqliteFile) {
  try {
    current.rollback()
  } catch {
    // The connection is broken. The next job opens the file again.
    opened = undefined
  }
}

const answer = (message: JobAnswer) => parentPort?.postMessage(message)
