import { createJobQueue, type JobQueueOptions } from '#publishing/jobs/job-queue.ts'

const usualLimits = { concurrency: 2, maxWaiting: 400, maxWaitingPerOwner: 100, maxWaitMs: 5_000 }
/** Node accepts one connection per turn of the event loop, and a render is one long turn. So many turns run between two renders. */
const turnsBetween = 16
/** While the server stops, accepting pending connections is more important than rendering. */
const turnsWhileStopping = 128

/** Called after each job: how long it waited, and how long it took. */
type ObserveRender = (times: { waitedMs: number; tookMs: number }) => void

export type Limited = <Result>(client: string, work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>

/**
 * Limits how many pages are rendered and API calls computed at once: many would only delay each other. The owner of a job is the client. `signal`: aborted
 * when nobody wants the result any more.
 */
export function createRenderLimit(limits: JobQueueOptions = usualLimits, observe: ObserveRender = () => {}) {
  const { run, refuseWaiting, size } = createJobQueue(limits)
  let turns = turnsBetween

  const limited: Limited = (client, work, signal) => {
    const askedAt = performance.now()
    return run(
      async () => {
        for (let turn = 0; turn < turns; turn += 1) await new Promise((resume) => setImmediate(resume))
        signal?.throwIfAborted()
        const beganAt = performance.now()
        try {
          return await work()
        } finally {
          observe({ waitedMs: beganAt - askedAt, tookMs: performance.now() - beganAt })
        }
      },
      client,
      signal,
    )
  }

  return {
    limited,
    refuseWaiting,
    size,
    acceptMoreConnections() {
      turns = turnsWhileStopping
    },
  }
}

export type RenderLimit = ReturnType<typeof createRenderLimit>
