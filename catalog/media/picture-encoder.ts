import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { EncodeJob } from './encode-picture.ts'
import type { Encoded } from './encoder-process.ts'

/** `now`: a visitor asked for this size. `ahead`: nobody has asked yet. */
export type Urgency = 'now' | 'ahead'

type Waiting = EncodeJob & { settle: (encoded: Encoded) => void }

/** After this time without a job, the process ends and its memory is free. */
const idleMs = 20_000
/** A job that takes longer is stuck. */
const jobMs = 120_000
/** The largest resident memory of the process after a job. Beyond it, a new process makes the next picture. In bytes. */
const maxResident = 280 * 1024 * 1024

export type PictureEncoder = ReturnType<typeof createPictureEncoder>

/**
 * Encodes pictures in a separate process of low priority, one size at a time: neither its CPU time nor its memory is the server's. The
 * process starts with the first job. If it dies, its job fails, and a new process takes the next one.
 */
export function createPictureEncoder() {
  const waiting: Record<Urgency, Waiting[]> = { now: [], ahead: [] }
  let child: ChildProcess | undefined
  let running: Waiting | undefined
  let timer: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const started = fork(join(import.meta.dirname, 'encoder-process.ts'), {
      serialization: 'advanced',
      // Not the flags of the server. JavaScript needs little memory here.
      execArgv: ['--max-old-space-size=96'],
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.on('message', (encoded: Encoded) => {
      if (child === started && encoded.resident > maxResident) end()
      finish(encoded)
    })
    // Not `once`: a process that dies may fail to start, to be killed and to get its job.
    started.on('error', (error) => gone(started, error.message))
    started.once('exit', (code, signal) => gone(started, `it ended with ${signal ?? code}`))
    return started
  }

  function gone(ended: ChildProcess, reason: string) {
    if (child !== ended) return
    child = undefined
    if (running) finish({ error: `The picture encoder failed: ${reason}`, resident: 0 })
  }

  function end() {
    const ending = child
    child = undefined
    if (ending?.connected) ending.disconnect()
  }

  function finish(encoded: Encoded) {
    const done = running
    running = undefined
    done?.settle(encoded)
    next()
  }

  function next() {
    if (running) return
    clearTimeout(timer)
    running = waiting.now.shift() ?? waiting.ahead.shift()
    if (!running) return rest()
    child ??= start()
    // A process that works keeps this one alive; one that waits doesn't.
    child.ref()
    child.channel?.ref()
    const { settle: _, ...job } = running
    const working = child
    timer = setTimeout(() => working.kill('SIGKILL'), jobMs)
    child.send(job)
  }

  function rest() {
    child?.unref()
    child?.channel?.unref()
    timer = setTimeout(end, idleMs).unref()
  }

  return {
    /** Undefined if the master was deleted or changed since the content was loaded. */
    encode({ file, hash, size }: EncodeJob, urgency: Urgency): Promise<Buffer | undefined> {
      const { promise, resolve, reject } = Promise.withResolvers<Buffer | undefined>()
      waiting[urgency].push({
        file,
        hash,
        size,
        settle: (encoded) => {
          if ('error' in encoded) reject(new Error(encoded.error))
          else resolve(encoded.bytes && Buffer.from(encoded.bytes))
        },
      })
      next()
      return promise
    },
  }
}
