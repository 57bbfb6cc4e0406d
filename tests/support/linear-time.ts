/**
 * 64 KiB of text take less than 20 ms on a quiet machine where the time is linear, and seconds where it is not. The bound is five times as much,
 * because machines differ by that.
 */
export const linearMs = 100

const mostTries = 5

/**
 * The CPU time of this process, in milliseconds: the best of a few tries. It stops at the first that is within `enough`. The time of a thread
 * would not do: on Linux it grows in steps of up to 4 ms, so that the best of a few tries is often none at all.
 */
export function cpuMs(run: () => unknown, enough = 0): number {
  let best = Number.POSITIVE_INFINITY
  for (let n = 0; n < mostTries && best > enough; n += 1) {
    const before = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}

/** Work of 5 ms on the machine on which the bounds of these tests were measured, while it had nothing else to do. */
const knownMs = 5
const knownTexts = Array.from({ length: 100_000 }, (_, index) => `${index * 7919} of ${index}`)
const knownWork = () => JSON.parse(JSON.stringify(knownTexts.toSorted()))

/** How many times longer than that this machine takes right now, at least 1. A bound in milliseconds means as many times more here. */
export const slowness = () => Math.max(1, cpuMs(knownWork) / knownMs)

/** Whether work took longer than the bound, times how slow this machine is right now. That is only measured if the bound itself is exceeded. */
export const isSlow = (ms: number, boundMs = linearMs) => ms > boundMs && ms > boundMs * slowness()
