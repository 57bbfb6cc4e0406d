import { readdirSync, readFileSync } from 'node:fs'
import { lowerPriority } from '#catalog/background-process.ts'

/** Linux then gives the site's own thread three times as much of a core that both need. */
const lowerBy = 5

/**
 * Lowers the priority of V8's threads, which compile and collect garbage beside the site's own thread. There are four of them, so on two cores a request
 * would often wait until they are done: with a hundred times the demo content, for 60 ms. Linux has a priority for each thread; other systems have not.
 */
export function lowerHelperThreads(): void {
  try {
    for (const id of readdirSync('/proc/self/task')) {
      if (readFileSync(`/proc/self/task/${id}/comm`, 'utf8').includes('V8Worker')) lowerPriority(lowerBy, Number(id))
    }
  } catch {
    // The system has no such files, or does not allow it. The site works as well, with longer waits.
  }
}
