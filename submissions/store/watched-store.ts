import { type Store, StoreUnavailable } from './store.ts'

export type DatabaseStatus = 'ok' | 'away'
export type WatchedStore = Store & { status: () => Promise<DatabaseStatus> }

/** So long the last answer stands for the next one. */
const freshMs = 2_000
const patienceMs = 1_000

type Listener = (status: DatabaseStatus, reason: string) => void

/** The same store, which knows how it is. `onChange` hears of it once when it goes away, and once when it is back. */
export function watchStore(store: Store, onChange: Listener): WatchedStore {
  let last: { status: DatabaseStatus; at: number } | undefined

  function note(status: DatabaseStatus, reason = '') {
    if (status !== (last?.status ?? 'ok')) onChange(status, reason)
    last = { status, at: performance.now() }
  }

  const run: Store['run'] = (name, args) => {
    const running = store.run(name, args)
    running.then(
      () => note('ok'),
      (error) => note('away', error instanceof StoreUnavailable ? error.reason : 'unknown'),
    )
    return running
  }

  return {
    ...store,
    run,
    /** Asks the database itself, unless somebody has just done so. */
    async status() {
      if (last && performance.now() - last.at < freshMs) return last.status
      const late = new Promise<DatabaseStatus>((resume) => setTimeout(() => resume('away'), patienceMs).unref())
      const asked = run('backlog', undefined).then(
        (): DatabaseStatus => 'ok',
        (): DatabaseStatus => 'away',
      )
      return Promise.race([asked, late])
    },
  }
}
