import { createTurns } from './turns.ts'

/** Thrown where a page has to wait for too long: the visitor is asked to come back in a moment (503). */
export class TooBusy extends Error {}

/** Node takes one new connection a turn of its loop, and a render is one long turn: so many come in between two renders. */
const turnsBetween = 16
/** While the server stops, letting those in who have connected counts for more than rendering. */
const turnsWhileStopping = 128

type Waiting = { resume: () => void; refuse: (reason: TooBusy) => void }

export type RenderLimits = {
  /** Rendering is work for the processor: a hundred at once only make each other late. */
  atOnce: number
  mayWait: number
  /** How many of those that wait may be one client's. */
  perClient: number
  longestWaitMs: number
}

/**
 * Lets a few renders run at a time and a bounded number wait, not for long. Clients have their turns one after another, so that whoever asks for
 * a hundred pages waits for them alone. `refuseWaiting` turns away those whose turn has not come, now and from now on.
 */
export function createRenderLimit({ atOnce, mayWait, perClient, longestWaitMs }: RenderLimits) {
  let running = 0
  let turns = turnsBetween
  let places = mayWait
  const waiting = createTurns<Waiting>()

  function turnOf(client: string): Promise<void> {
    if (waiting.size() >= places || waiting.countOf(client) >= perClient) throw new TooBusy('Too many pages are being rendered')
    return new Promise((resolve, reject) => {
      const tooLate = () => {
        if (waiting.remove(client, turn)) reject(new TooBusy('This page waited for too long'))
      }
      const timer = setTimeout(tooLate, longestWaitMs)
      const ending =
        <Value>(end: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(timer)
          end(value)
        }
      const turn: Waiting = { resume: ending(resolve), refuse: ending(reject) }
      waiting.add(client, turn)
    })
  }

  async function limited<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
    // The one that finishes hands its place on, so nobody can slip in between.
    if (running >= atOnce) await turnOf(client)
    else running += 1
    try {
      for (let turn = 0; turn < turns; turn += 1) await new Promise((resume) => setImmediate(resume))
      return await work()
    } finally {
      const next = waiting.next()
      if (next) next.resume()
      else running -= 1
    }
  }

  function refuseWaiting() {
    places = 0
    for (let next = waiting.next(); next; next = waiting.next()) next.refuse(new TooBusy('No time is left to render this page'))
  }

  return {
    limited,
    refuseWaiting,
    letMoreIn() {
      turns = turnsWhileStopping
    },
  }
}
