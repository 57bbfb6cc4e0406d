import { setTimeout as after } from 'node:timers/promises'

/** How long a slice may take: hardly longer than rendering a page. */
const sliceMs = 4
/** A request that takes many turns of the event loop ends between two slices. */
const restMs = 20

const waiting: (() => void)[] = []

function takeTurn() {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(takeTurn)
}

/**
 * Returns a function to call between two steps of a long computation. If the computation has run for some milliseconds, it waits for the next turn of the
 * event loop. In each turn, only one of these computations goes on, so requests wait for one slice, however many are under way.
 */
export function createSlices(ms = sliceMs): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < ms) return
    await new Promise<void>((resume) => {
      waiting.push(resume)
      if (waiting.length === 1) setImmediate(takeTurn)
    })
    began = performance.now()
  }
}

/** The same for work that nobody waits for. It rests longer than it works. */
export function createRareSlices(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < sliceMs) return
    await after(restMs, undefined, { ref: false })
    began = performance.now()
  }
}
