import { Worker } from 'node:worker_threads'
import { errorOf, type Failure, failureOf, unavailable } from './failure.ts'
import type { Job, JobAnswer } from './sqlite-thread.ts'
import { type Store, type StoreOptions, StoreUnavailable, timeout } from './store.ts'

/** More waiting than this is a flood or a dead disk; the rest is asked to come back. */
const mostWaiting = 2_000

const ended = () => new StoreUnavailable('its thread has ended', 'ENDED')

type Waiting = { resolve: (result: unknown) => void; reject: (error: unknown) => void; timer: NodeJS.Timeout }
type Question = { ask: 'run'; name: string; args: unknown } | { ask: 'compact' } | { ask: 'close' }

/**
 * A file on this machine, which a thread of its own reads and writes: a disk that takes its time holds up nobody's page. A thread that
 * dies is replaced by the next question.
 */
export function openSqliteStore(path: string, { patienceMs }: StoreOptions): Store {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let lastId = 0

  function thread(): Worker {
    if (worker) return worker
    const started = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: { path } })
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
    if (waiting.size >= mostWaiting) return Promise.reject(new StoreUnavailable('overloaded'))
    lastId += 1
    const id = lastId
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    // Where this thread was busy itself, the answer may have come in time and be waiting to be read: that happens before setImmediate.
    const giveUp = () => setImmediate(() => settle({ id, ok: false, failure: failureOf(timeout()) }))
    const timer = setTimeout(giveUp, patienceMs)
    waiting.set(id, { resolve, reject, timer })
    thread().postMessage({ id, until: Date.now() + patienceMs, ...question } satisfies Job)
    return promise
  }

  return {
    dialect: 'sqlite',
    // The thread runs the operation of that name and gives back what it gave: the types are the operation's.
    run: (name, args) => ask({ ask: 'run', name, args }) as Promise<never>,
    compact: async () => {
      await ask({ ask: 'compact' })
    },
    close: async () => {
      if (worker) await ask({ ask: 'close' })
    },
  }
}
