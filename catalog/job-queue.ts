import { createFairQueue } from './fair-queue.ts'

/** Thrown instead of running a job: too many wait, it waited for too long, or no time is left. Retrying later will work. */
export class TooBusy extends Error {}

type Waiting = { resume: () => void; refuse: (reason: TooBusy) => void }

export type JobQueueOptions = {
  atOnce: number
  /** How many jobs may wait, of all owners and of one. */
  mayWait?: number
  perOwner?: number
  /** Without it, jobs wait for as long as it takes. */
  longestWaitMs?: number
}

/**
 * Runs a few jobs at a time while the others wait. Owners take turns, so that whoever brings a hundred jobs waits for those alone; jobs of
 * one owner run in the order in which they came.
 */
export function createJobQueue({
  atOnce,
  mayWait = Number.POSITIVE_INFINITY,
  perOwner = Number.POSITIVE_INFINITY,
  longestWaitMs,
}: JobQueueOptions) {
  const waiting = createFairQueue<Waiting>()
  let running = 0
  let places = mayWait

  function turnOf(owner: string): Promise<void> {
    if (waiting.size() >= places || waiting.countOf(owner) >= perOwner) throw new TooBusy('Too many jobs are waiting')
    return new Promise((resolve, reject) => {
      const tooLate = () => {
        if (waiting.remove(owner, turn)) reject(new TooBusy('This job waited for too long'))
      }
      const timer = longestWaitMs === undefined ? undefined : setTimeout(tooLate, longestWaitMs)
      const ending =
        <Value>(end: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(timer)
          end(value)
        }
      const turn: Waiting = { resume: ending(resolve), refuse: ending(reject) }
      waiting.add(owner, turn)
    })
  }

  async function run<Result>(job: () => Promise<Result>, owner = ''): Promise<Result> {
    // The one that finishes hands its place on, so nobody can slip in between.
    if (running >= atOnce) await turnOf(owner)
    else running += 1
    try {
      return await job()
    } finally {
      const next = waiting.next()
      if (next) next.resume()
      else running -= 1
    }
  }

  /** Refuses the jobs that wait, now and from now on; those that run finish. */
  function refuseWaiting() {
    places = 0
    for (let next = waiting.next(); next; next = waiting.next()) next.refuse(new TooBusy('No time is left for this job'))
  }

  return { run, refuseWaiting }
}
