export type SettledJob = { ask(afterMilliseconds?: number): void; stop(): void }

/** Runs a job once the asking has paused; never twice at a time. What is asked while it runs makes it run again. */
export function createSettledJob(job: () => Promise<void>, pauseMilliseconds: number): SettledJob {
  let timer: NodeJS.Timeout | undefined
  let running = false
  let askedMeanwhile = false
  let stopped = false

  function ask(afterMilliseconds = pauseMilliseconds) {
    if (stopped) return
    if (running) {
      askedMeanwhile = true
      return
    }
    clearTimeout(timer)
    timer = setTimeout(run, afterMilliseconds)
    // Waiting for a change keeps no process alive.
    timer.unref()
  }

  async function run() {
    running = true
    await job()
    running = false
    if (askedMeanwhile) {
      askedMeanwhile = false
      ask()
    }
  }

  function stop() {
    stopped = true
    clearTimeout(timer)
  }

  return { ask, stop }
}
