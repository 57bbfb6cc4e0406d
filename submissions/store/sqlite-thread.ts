import { parentPort, workerData } from 'node:worker_threads'
import { migrate } from '../migrations/migrate.ts'
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

type Run = Extract<Job, { ask: 'run' }>

/** The maximum number of writes in one commit. */
const groupSize = 256

const { path }: { path: string } = workerData
const jobs: Job[] = []
let working = false
let opened: SqliteFile | undefined

parentPort?.on('message', (job: Job) => {
  jobs.push(job)
  if (!working) void work()
})

/**
 * Group commit: all writes that arrived while the disk was busy share one commit and one disk sync. This allows thousands of durable
 * submissions per second.
 */
async function work() {
  working = true
  while (jobs.length > 0) {
    // Skips jobs that have timed out: their callers were told that they failed.
    const group = jobs.splice(0, groupSize).filter(({ until }) => until > Date.now())
    const runs = group.filter((job) => job.ask === 'run')
    const [reads, writes] = [runs.filter((job) => !writesOf(job)), runs.filter(writesOf)]
    for (const job of reads) await inTransaction([job], 'read')
    if (writes.length > 0) await inTransaction(writes, 'write')
    for (const job of group) {
      if (job.ask === 'compact') await answering(job, async () => (await file()).compact())
      else if (job.ask === 'close') return close(job)
    }
    // New messages arrive only between turns of the event loop.
    await new Promise((resume) => setImmediate(resume))
  }
  working = false
}

const writesOf = ({ name }: Run) => operationOf(name)?.kind !== 'read'

async function inTransaction(group: readonly Run[], kind: 'read' | 'write'): Promise<void> {
  const results: unknown[] = []
  let current: SqliteFile | undefined
  try {
    current = await file()
    current.begin(kind)
    for (const { name, args } of group) {
      results.push(await operationOf(name)?.run({ db: current.db, dialect: 'sqlite' }, args))
    }
    current.commit()
  } catch (error) {
    rollBack(current)
    // A failed write must not fail the others, so each one is retried alone.
    if (group.length > 1) for (const job of group) await inTransaction([job], kind)
    else for (const { id } of group) answer({ id, ok: false, failure: failureOf(error) })
    return
  }
  for (const [index, { id }] of group.entries()) answer({ id, ok: true, result: results[index] })
}

/** Opens and migrates the file on first use. After a failure, the next job tries again. */
async function file(): Promise<SqliteFile> {
  if (opened) return opened
  const opening = openSqliteFile(path)
  try {
    opening.begin('write')
    await migrate({ db: opening.db, dialect: 'sqlite' }, new Date().toISOString())
    opening.commit()
  } catch (error) {
    opening.close()
    throw error
  }
  opened = opening
  return opening
}

function rollBack(current: SqliteFile | undefined) {
  try {
    current?.rollback()
  } catch {
    // The connection is broken. The next job opens the file again.
    opened = undefined
  }
}

async function answering(job: Job, work: () => Promise<unknown>) {
  try {
    answer({ id: job.id, ok: true, result: await work() })
  } catch (error) {
    answer({ id: job.id, ok: false, failure: failureOf(error) })
  }
}

function close({ id }: Job) {
  opened?.close()
  answer({ id, ok: true, result: undefined })
  parentPort?.close()
}

const answer = (message: JobAnswer) => parentPort?.postMessage(message)
