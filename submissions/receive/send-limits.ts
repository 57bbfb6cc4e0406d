import { createRateLimit } from './rate-limit.ts'

const periodMs = 10 * 60_000
/** A sender without a form token gets only this share of the limit. */
const shareWithoutToken = 1 / 3

export type SendLimits = ReturnType<typeof createSendLimits>

/** Limits submissions per IP address in ten minutes. 0 means no limit. */
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
