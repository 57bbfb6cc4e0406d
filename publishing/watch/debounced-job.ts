export type DebouncedJob = {
  /** Reports a change: the job runs when changes pause for `pauseMs`, or `longestMs` after the first change. */
  changed(): void
  /** Makes the job run within this time, even without a change. */
  runWithin(milliseconds: number): void
  /** Starts no further run, and waits until the current one has ended. */
  stop(): Promise<void>
}

/** Debounce time, and the longest delay after the first change. */
export type Debounce = { pauseMs: number; longestMs: number }

type Options = Debounce & {
  /** Called when the job fails. It runs again after the next change. */
  onError: (error: unknown) => void
}

/** Runs a job after changes and at intervals, never twice at the same time. A request during a run is scheduled for after the run. */
export function createDebouncedJob(job: () => Promise<void>, { pauseMs, longestMs, onError }: Options): DebouncedJob {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let stopped = false
  let firstChange: number | undefined
  let debouncedUntil: number | undefined
  let runAt: number | undefined

  function changed() {
    const now = performance.now()
    firstChange ??= now
    debouncedUntil = Math.min(now + pauseMs, firstChange + longestMs)
    schedule()
  }

  function runWithin(milliseconds: number) {
    runAt = Math.min(performance.now() + milliseconds, runAt ?? Number.POSITIVE_INFINITY)
    schedule()
  }

  function schedule() {
    clearTimeout(timer)
    const due = Math.min(debouncedUntil ?? Number.POSITIVE_INFINITY, runAt ?? Number.POSITIVE_INFINITY)
    if (running || stopped || !Number.isFinite(due)) return
    timer = setTimeout(run, Math.max(0, due - performance.now()))
    // A pending timer must not keep the process alive.
    timer.unref()
  }

  function run() {
    firstChange = debouncedUntil = runAt = undefined
    // The job may ask for its next run at once, when `running` must be known.
    running = Promise.resolve()
      .then(job)
      .catch(onError)
      .finally(() => {
        running = undefined
        schedule()
      })
  }

  async function stop() {
    stopped = true
    clearTimeout(timer)
    await running
  }

  return { changed, runWithin, stop }
}
