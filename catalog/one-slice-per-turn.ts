import { setTimeout as after } from 'node:timers/promises'

/** How long a slice may take: hardly longer than rendering a page. */
const sliceMs = 4
/** A request that takes many turns of the event loop ends between two slices. */
const restMs = 20

/** While computations of requests wait too, preparations get one of so many turns. */
const turnsPerPreparation = 4

type Resume = () => void
const requests: Resume[] = []
const preparations: Resume[] = []
let turns = 0

function takeTurn() {
  turns += 1
  const [first, second] = turns % turnsPerPreparation === 0 ? [preparations, requests] : [requests, preparations]
  const resume = first.shift() ?? second.shift()
  resume?.()
  if (requests.length + preparations.length > 0) setImmediate(takeTurn)
}

function slicesFrom(waiting: Resume[], ms: number): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < ms) return
    await new Promise<void>((resume) => {
      waiting.push(resume)
      if (requests.length + preparations.length === 1) setImmediate(takeTurn)
    })
    began = performance.now()
  }
}

/**
 * Returns a function to call between two steps of a long computation for a request. If the computation has run for some milliseconds, it waits for the next
 * turn of the event loop. In each turn, only one of these computations goes on, so requests wait for one slice, however many are under way.
 */
export const createSlices = (ms = sliceMs) => slicesFrom(requests, ms)

/** The same for the preparation of a new version of the content. Requests come first: a search of 40 ms would wait for ten slices of it. */
export const createPreparationSlices = (ms = sliceMs) => slicesFrom(preparations, ms)

/** The same for work that nobody waits for. It rests longer than it works. */
export function createRareSlices(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < sliceMs) return
    await after(restMs, undefined, { ref: false })
    began = performance.now()
  }
}
