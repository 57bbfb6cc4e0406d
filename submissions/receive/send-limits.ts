import { createRateLimit } from './rate-limit.ts'

const periodMs = 10 * 60_000
/** Without a token nobody is refused at once, but may send only so much of what others may. */
const shareWithoutToken = 1 / 3

export type SendLimits = ReturnType<typeof createSendLimits>

/** How much one address may send in ten minutes; 0 is no limit. */
export function createSendLimits(limit: number, now?: () => number) {
  const clock = now === undefined ? {} : { now }
  const all = createRateLimit({ limit, periodMs, ...clock })
  const withoutToken = createRateLimit({ limit: Math.ceil(limit * shareWithoutToken), periodMs, ...clock })

  return {
    take(address: string, hasToken: boolean) {
      const taken = all.take(address)
      if (hasToken || !taken.allowed) return taken
      const second = withoutToken.take(address)
      if (!second.allowed) all.giveBack(address)
      return second
    },
    giveBack(address: string, hasToken: boolean) {
      all.giveBack(address)
      if (!hasToken) withoutToken.giveBack(address)
    },
  }
}
