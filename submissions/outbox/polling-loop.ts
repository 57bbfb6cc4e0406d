export type PollingLoop = {
  /** Works until nothing is left to do. */
  wake: () => Promise<void>
  stop: () => Promise<void>
}

/** Runs rounds of work, when woken and at an interval. `round` returns whether there may be more to do at once. */
export function pollingLoop(round: () => Promise<boolean>, pollMs: number): PollingLoop {
  let stopping = false
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | undefined
  let woken = false

  async function wake() {
    woken = true
    // If `wake` is called while the work is ending, it starts again.
    while (woken && !stopping) {
      working ??= startWork()
      await working
    }
  }

  function startWork(): Promise<void> {
    clearTimeout(timer)
    return work().finally(() => {
      working = undefined
      if (stopping) return
      timer = setTimeout(wake, pollMs)
      timer.unref()
    })
  }

  async function work() {
    while (woken && !stopping) {
      // `watchStore` logs an unavailable database. Polling tries again.
      woken = false
      woken = (await round().catch(() => false)) || woken
    }
  }

  void wake()
  return {
    wake,
    async stop() {
      stopping = true
      clearTimeout(timer)
      await working
    },
  }
}
