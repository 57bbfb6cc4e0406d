/** Thrown where too many pages wait for their turn: the visitor is asked to come back in a moment (503). */
export class TooBusy extends Error {}

/**
 * Lets a few renders run at a time and a bounded number wait: rendering is work for the processor, and a hundred at once only make
 * each other late.
 */
export function createRenderLimit(atOnce: number, mayWait: number) {
  let running = 0
  const waiting: (() => void)[] = []

  return async function limited<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (waiting.length >= mayWait) throw new TooBusy('Too many pages are being rendered')
      // The one that finishes hands its place on, so nobody can slip in between.
      await new Promise<void>((resume) => waiting.push(resume))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
