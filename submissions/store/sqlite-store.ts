import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { errorOf, type Failure, failureOf, unavailable } from './failure.ts'
import type { Job, JobAnswer } from './sqlite-thread.ts'
import { type Store, type StoreOptions, StoreUnavailable, timeout } from './store.ts'

/** A longer queue means a flood or a broken disk, so further operations are rejected. */
const maxWaiting = 2_000

const ended = () => new StoreUnavailable('the database thread has ended', 'ENDED')

type Waiting = { resolve: (result: unknown) => void; reject: (error: unknown) => void; timer: NodeJS.Timeout }
type Question = { ask: 'run'; name: string; args: unknown } | { ask: 'compact' } | { ask: 'close' }

/**
 * A SQLite file, read and written in a worker thread, so that a slow disk does not delay pages. If the thread dies, the next operation
 * starts a new one.
 */
export function openSqliteStore(path: string, { timeoutMs, migrates = true }: StoreOptions): Store {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let lastId = 0

  function thread(): Worker {
    if (worker) return worker
    const started = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: { path, migrates } })
    started.on('message', settle)
    started.on('error', (error) => lose(started, unavailable(error)))
    started.on('exit', () => lose(started, failureOf(ended())))
    worker = started
    return started
  }

  function settle(answer: JobAnswer) {
    const asked = waiting.get(answer.id)
    if (!asked) return
    waiting.delete(answer.id)
    clearTimeout(asked.timer)
    if (answer.ok) asked.resolve(answer.result)
    else asked.reject(errorOf(answer.failure))
  }

  function lose(lost: Worker, failure: Failure) {
    if (worker !== lost) return
    worker = undefined
    for (const id of waiting.keys()) settle({ id, ok: false, failure })
  }

  function ask(question: Question): Promise<unknown> {
    if (waiting.size >= maxWaiting) return Promise.reject(new StoreUnavailable('overloaded'))
    lastId += 1
    const id = lastId
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    // If this thread was busy, the answer may have arrived in time but not been read yet. It is read before setImmediate.
    const giveUp = () => setImmediate(() => settle({ id, ok: false, failure: failureOf(timeout()) }))
    const timer = setTimeout(giveUp, timeoutMs)
    waiting.set(id, { resolve, reject, timer })
    thread().postMessage({ id, until: Date.now() + timeoutMs, ...question } satisfies Job)
    return promise
  }

  return {
    dialect: 'sqlite',
    // The worker thread returns the result of this operation, so the type is right.
    run: (name, args) => ask({ ask: 'run', name, args }) as Promise<never>,
    load: () => ({ operations: waiting.size, used: worker ? 1 : 0, idle: 0 }),
    compact: async () => {
      await ask({ ask: 'compact' })
    },
    close: async () => {
      const closing = worker
      if (!closing) return
      await ask({ ask: 'close' })
      // Until the thread has ended: it would not answer a second call.
      if (worker === closing) await once(closing, 'exit')
    },
  }
}
