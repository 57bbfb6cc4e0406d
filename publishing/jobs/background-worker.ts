import { type ChildProcess, fork } from 'node:child_process'

/** What the process sends back for each job. `resident`: its memory after the job, in bytes. */
export type WorkerReply = { resident: number } | { resident: number; error: string }

export type WorkerOptions = {
  /** Path of the program. */
  file: string
  /** For error messages. */
  name: string
  /** The largest resident memory of the process after a job. Beyond it, a new process takes the next job. In bytes. */
  maxResident: number
  /** After this time without a job, the process ends and its memory is free. */
  idleMs?: number
}

/** A job that takes longer is stuck. */
const jobMs = 120_000

/**
 * Runs jobs in a separate process, one at a time: neither its CPU time nor its memory is the server's. The process starts with the first job.
 * If it dies, its job fails, and a new process takes the next one.
 */
export function createBackgroundWorker<Job extends object, Reply extends WorkerReply>({
  file,
  name,
  maxResident,
  idleMs = 20_000,
}: WorkerOptions) {
  let child: ChildProcess | undefined
  let running: ((reply: Reply | { error: string }) => void) | undefined
  let timer: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const started = fork(file, {
      serialization: 'advanced',
      // Not the flags of the server, such as those of a profiler.
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.on('message', (reply: Reply) => {
      if (child === started && reply.resident > maxResident) end()
      finish(reply)
    })
    // Not `once`: a process that dies may fail to start, to be killed and to get its job.
    started.on('error', (error) => gone(started, error.message))
    started.once('exit', (code, signal) => gone(started, `it ended with ${signal ?? code}`))
    return started
  }

  function gone(ended: ChildProcess, reason: string) {
    if (child !== ended) return
    child = undefined
    finish({ error: `The ${name} failed: ${reason}` })
  }

  function end() {
    const ending = child
    child = undefined
    if (ending?.connected) ending.disconnect()
  }

  function finish(reply: Reply | { error: string }) {
    const done = running
    running = undefined
    clearTimeout(timer)
    if (child) {
      child.unref()
      child.channel?.unref()
      timer = setTimeout(end, idleMs).unref()
    }
    done?.(reply)
  }

  return {
    /** Call it again only after the reply. Rejects if the job fails. */
    run(job: Job): Promise<Reply> {
      if (running) throw new Error(`The ${name} is working`)
      const { promise, resolve, reject } = Promise.withResolvers<Reply>()
      running = (reply) => ('error' in reply ? reject(new Error(reply.error)) : resolve(reply))
      clearTimeout(timer)
      child ??= start()
      // A process that works keeps this one alive; one that waits doesn't.
      child.ref()
      child.channel?.ref()
      const working = child
      timer = setTimeout(() => working.kill('SIGKILL'), jobMs)
      child.send(job)
      return promise
    },
  }
}
