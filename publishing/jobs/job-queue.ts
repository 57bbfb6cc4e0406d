import { createFairQueue } from './fair-queue.ts'

/** The job was not run: the queue is full, the wait timed out, or the process is shutting down. Retrying later will work. */
export class TooBusy extends Error {}

type Waiting = { resume: () => void; refuse: (reason: unknown) => void }

export type JobQueueOptions = {
  concurrency: number
  /** How many jobs may wait in total. `maxWaitingPerOwner` limits the jobs of one owner. */
  maxWaiting?: number
  maxWaitingPerOwner?: number
  /** Timeout for waiting jobs. Without it, jobs wait without a limit. */
  maxWaitMs?: number
}

/**
 * Runs up to `concurrency` jobs at a time and queues the others. Owners take turns, so an owner with a hundred jobs doesn't delay the
 * others. Jobs of one owner run in the order in which they were added.
 */
export function createJobQueue({
  concurrency,
  maxWaiting = Number.POSITIVE_INFINITY,
  maxWaitingPerOwner = Number.POSITIVE_INFINITY,
  maxWaitMs,
}: JobQueueOptions) {
  const waiting = createFairQueue<Waiting>()
  let running = 0
  let maxQueueLength = maxWaiting

  function waitForSlot(owner: string, signal?: AbortSignal): Promise<void> {
    if (waiting.size() >= maxQueueLength || waiting.countOf(owner) >= maxWaitingPerOwner)
      throw new TooBusy('The job queue is full')
    return new Promise((resolve, reject) => {
      const timeOut = () => {
        if (waiting.remove(owner, turn)) turn.refuse(new TooBusy('The job timed out while it waited in the queue'))
      }
      const timer = maxWaitMs === undefined ? undefined : setTimeout(timeOut, maxWaitMs)
      const abort = () => {
        if (waiting.remove(owner, turn)) turn.refuse(signal?.reason)
      }
      const ending =
        <Value>(end: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', abort)
          end(value)
        }
      const turn: Waiting = { resume: ending(resolve), refuse: ending(reject) }
      waiting.add(owner, turn)
      signal?.addEventListener('abort', abort)
    })
  }

  /** Rejects with the reason of `signal` if it is aborted before the job begins. */
  async function run<Result>(job: () => Promise<Result>, owner = '', signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted()
    // A finished job passes its slot directly to the next one, so a new job cannot take the slot first.
    if (running >= concurrency) await waitForSlot(owner, signal)
    else running += 1
    try {
      signal?.throwIfAborted()
      return await job()
    } finally {
      const next = waiting.next()
      if (next) next.resume()
      else running -= 1
    }
  }

  /** Rejects all waiting jobs, and from now on every job that would have to wait. Running jobs finish. */
  function refuseWaiting() {
    maxQueueLength = 0
    for (let next = waiting.next(); next; next = waiting.next()) next.refuse(new TooBusy('The job queue is shutting down'))
  }

  return { run, refuseWaiting, size: () => ({ running, waiting: waiting.size() }) }
}
