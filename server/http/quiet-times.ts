/** Also spreads background work out: a page takes 5 ms, so it uses a sixth of one core at most. */
const pauseMs = 25
/** A timer that fires later than this had to wait for other work. */
const latenessMs = 5

export type QuietTimes = ReturnType<typeof createQuietTimes>

/** Finds moments for background work, in which no visitor is waiting. */
export function createQuietTimes() {
  let requests = 0

  return {
    /** Called for every request. This is the hottest path, so it is a single addition. */
    noteRequest() {
      requests += 1
    },
    /** Resolves after a pause in which no request arrived and the event loop was idle. Under constant load it never resolves. */
    async untilQuiet(): Promise<void> {
      for (;;) {
        const [before, began] = [requests, performance.now()]
        // Background work must not keep the process alive.
        await new Promise<void>((resume) => setTimeout(resume, pauseMs).unref())
        if (requests === before && performance.now() - began < pauseMs + latenessMs) return
      }
    },
  }
}
