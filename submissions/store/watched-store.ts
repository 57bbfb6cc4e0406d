import { type Store, StoreFault, StoreUnavailable, timedOut } from './store.ts'

/** `starting`: there has been no answer yet. */
export type DatabaseStatus = 'starting' | 'ok' | 'away'
export type WatchedStore = Store & { status: () => Promise<DatabaseStatus> }

/** How long the result of a health check is valid. */
const freshMs = 2_000
/** How long `status` waits for a health check. */
const checkTimeoutMs = 1_000
/** Timeouts in this time after a start don't count: the machine may just be busy. */
const startMs = 30_000

export type StoreListener = {
  /** Called when the database becomes unavailable, and when it is available again. */
  onChange: (status: 'ok' | 'away', reason: string) => void
  /** Called for every operation that failed because of a bug. */
  onFault: (operation: string, fault: StoreFault) => void
}

type WatchOptions = StoreListener & { now?: () => number }

/** Wraps a store and tracks whether the database is available. */
export function watchStore(store: Store, { onChange, onFault, now = () => performance.now() }: WatchOptions): WatchedStore {
  const startedAt = now()
  let last: DatabaseStatus = 'starting'
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<void> | undefined

  function change(status: 'ok' | 'away', reason = '') {
    checkedAt = now()
    if (status === last) return
    const isChange = last !== 'starting' || status === 'away'
    last = status
    if (isChange) onChange(status, reason)
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
      // A full disk can still be read. So after a failure, only a successful write shows that the database is available.
      () => (last === 'away' ? void check() : change('ok')),
      (error) => noteFailure(name, error),
    )
    return running
  }

  /** Runs one health check at a time. Concurrent calls share it. */
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
    /** Runs a health check, unless there is a recent result. If the check is slow, returns the last known status. */
    async status() {
      if (!checking && now() - checkedAt < freshMs) return last
      const { promise: late, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, checkTimeoutMs)
      await Promise.race([check(), late])
      clearTimeout(timer)
      return last
    },
  }
}
