import { type Store, StoreFault, StoreUnavailable, timedOut } from './store.ts'

/** `starting`: it has not answered yet, and may still take its time. */
export type DatabaseStatus = 'starting' | 'ok' | 'away'
export type WatchedStore = Store & { status: () => Promise<DatabaseStatus> }

/** How long one health check answers for, and how long anybody waits for one. */
const freshMs = 2_000
const longestWaitMs = 1_000
/** A node that starts on a busy machine times out now and then; that says nothing about the database. */
const startMs = 30_000

export type StoreListener = {
  /** Called once when it goes away, and once when it is back. */
  onChange: (status: 'ok' | 'away', reason: string) => void
  /** Called for every operation that failed because our code is wrong. */
  onFault: (operation: string, fault: StoreFault) => void
}

type WatchOptions = StoreListener & { now?: () => number }

/** The same store, which knows how it is. */
export function watchStore(store: Store, { onChange, onFault, now = () => performance.now() }: WatchOptions): WatchedStore {
  const startedAt = now()
  let last: DatabaseStatus = 'starting'
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<void> | undefined

  function change(status: 'ok' | 'away', reason = '') {
    checkedAt = now()
    if (status === last) return
    const isNews = last !== 'starting' || status === 'away'
    last = status
    if (isNews) onChange(status, reason)
  }

  function noteFailure(operation: string, error: unknown) {
    if (error instanceof StoreFault) onFault(operation, error)
    if (!(error instanceof StoreUnavailable)) return
    const isStarting = last === 'starting' && error.code === timedOut && now() - startedAt < startMs
    if (!isStarting) change('away', error.reason)
  }

  const run: Store['run'] = (name, args) => {
    const running = store.run(name, args)
    running.then(
      // A full disk can still be read: while it is away, only a write shows that it is back.
      () => (last === 'away' ? void check() : change('ok')),
      (error) => noteFailure(name, error),
    )
    return running
  }

  /** One at a time, however many ask. */
  function check(): Promise<void> {
    checking ??= ask().finally(() => {
      checkedAt = now()
      checking = undefined
    })
    return checking
  }

  async function ask(): Promise<void> {
    try {
      if (last === 'away') await store.run('probe', { at: new Date().toISOString() })
      else await store.run('backlog', undefined)
      change('ok')
    } catch (error) {
      noteFailure('health check', error)
    }
  }

  return {
    ...store,
    run,
    /** Asks the database itself, unless somebody has just done so. A check that takes long leaves it at what was known before. */
    async status() {
      if (!checking && now() - checkedAt < freshMs) return last
      const { promise: late, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, longestWaitMs)
      await Promise.race([check(), late])
      clearTimeout(timer)
      return last
    },
  }
}
