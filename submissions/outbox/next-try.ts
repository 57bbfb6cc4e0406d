const firstDelayMs = 30_000
const longestDelayMs = 60 * 60_000
/** Counted from the first attempt. Long enough for a mail server that is down over a long weekend. */
const giveUpAfterMs = 3 * 24 * 60 * 60_000

/** The time of the next attempt, with exponential backoff up to one hour. Undefined if it is time to give up. */
export function nextTry(attempts: number, firstTriedAt: Date, now: Date): Date | undefined {
  const delay = Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs)
  const at = new Date(now.getTime() + delay)
  return at.getTime() - firstTriedAt.getTime() > giveUpAfterMs ? undefined : at
}
