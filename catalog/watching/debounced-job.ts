export type SettledJob = {
  /** Something has changed: the job runs once the changes pause, or have gone on for too long. */
  changed(): void
  /** The job runs within this time, whether anything changes or not. */
  runWithin(milliseconds: number): void
  stop(): void
}

/** Debounce: how long a pause ends a run of changes, and how long such a run may last at most. */
export type Debounce = { pauseMs: number; longestMs: number }

/** Runs a job after changes and at intervals; never twice at a time. What is asked for while it runs, makes it run again when it is due. */
export function createDebouncedJob(job: () => Promise<void>, { pauseMs, longestMs }: Debounce): SettledJob {
  let timer: NodeJS.Timeout | undefined
  let running = false
  let stopped = false
  let firstChange: number | undefined
  let settledAt: number | undefined
  let runAt: number | undefined

  function changed() {
    const now = performance.now()
    firstChange ??= now
    settledAt = Math.min(now + pauseMs, firstChange + longestMs)
    schedule()
  }

  function runWithin(milliseconds: number) {
    runAt = Math.min(performance.now() + milliseconds, runAt ?? Number.POSITIVE_INFINITY)
    schedule()
  }

  function schedule() {
    clearTimeout(timer)
    const due = Math.min(settledAt ?? Number.POSITIVE_INFINITY, runAt ?? Number.POSITIVE_INFINITY)
    if (running || stopped || !Number.isFinite(due)) return
    timer = setTimeout(run, Math.max(0, due - performance.now()))
    // Waiting for a change keeps no process alive.
    timer.unref()
  }

  async function run() {
    running = true
    firstChange = settledAt = runAt = undefined
    try {
      await job()
    } finally {
      running = false
      schedule()
    }
  }

  function stop() {
    stopped = true
    clearTimeout(timer)
  }

  return { changed, runWithin, stop }
}
