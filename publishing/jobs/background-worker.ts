import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Reply } from './background-process.ts'

export type WorkerOptions = {
  /** Path of the program, which calls `workForSite`. */
  file: string
  /** For error messages. */
  name: string
  /** The largest resident memory of the process after a job. Beyond it, a new process takes the next job. In bytes. */
  maxResident?: number
  /** After this time without a job, the process ends and its memory is free. */
  idleMs?: number
  /** A job that takes longer is stuck, and fails with a `JobTooLong`. */
  maxMs?: number
}

/** What Node, its cache and the fonts need. Passwords of the site's database and mail server are no business of a process that reads files. */
const passedOn = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TZ',
  'LANG',
  'NODE_ENV',
  'NODE_OPTIONS',
  'NODE_COMPILE_CACHE',
  'NODE_V8_COVERAGE',
  'FONTCONFIG_FILE',
]

const environment = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => passedOn.includes(name)))

export class JobTooLong extends Error {}

/**
 * Runs jobs in a separate process, one at a time: neither its CPU time nor its memory is the server's. The process starts with the first job.
 * If it dies, its job fails, and a new process takes the next one.
 */
export function createBackgroundWorker<Job extends object, Result>({
  file,
  name,
  maxResident = Number.POSITIVE_INFINITY,
  idleMs = 20_000,
  maxMs = 120_000,
}: WorkerOptions) {
  let child: ChildProcess | undefined
  let running: PromiseWithResolvers<Result> | undefined
  let timer: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const started = fork(file, {
      serialization: 'advanced',
      // Not the flags of the server, such as those of a profiler.
      execArgv: [],
      env: environment(),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.on('message', (reply: Reply<Result>) => {
      if (child !== started) return
      const job = finish()
      if (reply.resident > maxResident) end()
      if ('error' in reply) job?.reject(new Error(reply.error))
      else job?.resolve(reply.result)
    })
    // Not `once`: a process that dies may fail to start, to be killed and to get its job.
    started.on('error', (error) => gone(started, error.message))
    started.once('exit', (code, signal) => gone(started, `it ended with ${signal ?? code}`))
    return started
  }

  function gone(ended: ChildProcess, reason: string) {
    if (child !== ended) return
    child = undefined
    finish()?.reject(new Error(`The ${name} failed: ${reason}`))
  }

  function end() {
    const ending = child
    child = undefined
    clearTimeout(timer)
    if (ending?.connected) ending.disconnect()
  }

  function finish() {
    const job = running
    running = undefined
    clearTimeout(timer)
    if (child) {
      child.unref()
      child.channel?.unref()
      timer = setTimeout(end, idleMs).unref()
    }
    return job
  }

  function giveUp() {
    const stuck = child
    child = undefined
    finish()?.reject(new JobTooLong(`The ${name} took longer than ${maxMs / 1000} s`))
    stuck?.kill('SIGKILL')
  }

  return {
    /** Call it again only after the result. Rejects if the job fails. */
    run(job: Job): Promise<Result> {
      if (running) throw new Error(`The ${name} is working`)
      running = Promise.withResolvers()
      clearTimeout(timer)
      child ??= start()
      // A process that works keeps this one alive; one that waits doesn't.
      child.ref()
      child.channel?.ref()
      timer = setTimeout(giveUp, maxMs)
      child.send(job)
      return running.promise
    },
    /** Ends the process at once, also during a job. */
    async close(): Promise<void> {
      const ending = child
      if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
      const ended = once(ending, 'exit')
      ending.kill('SIGKILL')
      await ended
      clearTimeout(timer)
    },
  }
}
