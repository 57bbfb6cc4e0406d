const lockName = (entry: string) => `studio-entry:${entry}`

/** Says to other tabs that the entry is open here. Waits while they send its unsent edits. Ends with the signal. */
export function holdEntry(entry: string, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = () => {
    resolve()
    return new Promise<void>((end) => {
      if (signal.aborted) end()
      else signal.addEventListener('abort', () => end(), { once: true })
    })
  }
  navigator.locks.request(lockName(entry), { mode: 'shared', signal }, held).catch(() => resolve())
  return promise
}

/** Does something with an entry unless it is open in this tab or another one. */
export async function ifClosed<T>(entry: string, run: () => Promise<T>): Promise<T | undefined> {
  return await navigator.locks.request(lockName(entry), { ifAvailable: true }, async (lock) => (lock ? await run() : undefined))
}
