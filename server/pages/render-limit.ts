/** Thrown where too many pages wait for their turn: the visitor is asked to come back in a moment (503). */
export class TooBusy extends Error {}

/** Node takes one new connection a turn of its loop, and a render is one long turn: so many come in between two renders. */
const turnsBetween = 16

type Waiting = { resume: () => void; refuse: (reason: TooBusy) => void }

/**
 * Lets a few renders run at a time and a bounded number wait: rendering is work for the processor, and a hundred at once only make
 * each other late. `refuseWaiting` turns away those whose turn has not come, now and from now on.
 */
export function createRenderLimit(atOnce: number, mayWait: number) {
  let running = 0
  let places = mayWait
  const waiting: Waiting[] = []

  async function limited<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (waiting.length >= places) throw new TooBusy('Too many pages are being rendered')
      // The one that finishes hands its place on, so nobody can slip in between.
      await new Promise<void>((resume, refuse) => waiting.push({ resume, refuse }))
    } else running += 1
    try {
      for (let turn = 0; turn < turnsBetween; turn += 1) await new Promise((resume) => setImmediate(resume))
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next.resume()
      else running -= 1
    }
  }

  function refuseWaiting() {
    places = 0
    for (const { refuse } of waiting.splice(0)) refuse(new TooBusy('No time is left to render this page'))
  }

  return { limited, refuseWaiting }
}
