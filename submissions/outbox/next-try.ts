const firstDelayMs = 30_000
const longestDelayMs = 60 * 60_000
/** So long it is tried, counted from the first try: a mail server that was away over a long weekend still gets everything. */
const patienceMs = 3 * 24 * 60 * 60_000

/** When to try again: twice as long after each try, an hour at most. Undefined where it is time to give up and let people see. */
export function nextTry(attempts: number, firstTriedAt: Date, now: Date): Date | undefined {
  const delay = Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs)
  const at = new Date(now.getTime() + delay)
  return at.getTime() - firstTriedAt.getTime() > patienceMs ? undefined : at
}
