import { hash, randomBytes } from 'node:crypto'
import { clientPrefix } from './subscriber.ts'

/** Allows `limit` requests per period, also in one burst. 0 means no limit. `now` is a monotonic clock in milliseconds. */
export type RateLimitOptions = { limit: number; periodMs: number; now?: () => number }
/** The first slot of a subscriber's bucket, and the tag of its own slot in it. */
type Place = { first: number; tag: number }
type Taken = { allowed: true } | { allowed: false; retryAfterSeconds: number }
export type RateLimit = {
  take: (address: string) => Taken
  /** Undoes one `take`. */
  giveBack: (address: string) => void
}

const slotsInBucket = 8
const buckets = 2 ** 15
const slots = buckets * slotsInBucket
/** How many addresses keep their hash, which takes as long as parsing a request. */
const maxHashed = 1024

/**
 * GCRA in fixed memory (3 MB). A slot stores the theoretical arrival time of one subscriber; a slot whose time is past is free. If a bucket
 * is full, a new subscriber takes over the slot with the least debt, including that debt. So a flood of addresses can delay others a
 * little, but cannot reset a limit.
 */
export function createRateLimit({ limit, periodMs, now = () => performance.now() }: RateLimitOptions): RateLimit {
  if (limit <= 0) return { take: () => ({ allowed: true }), giveBack: () => {} }

  const times = new Float64Array(slots)
  const tags = new Uint32Array(slots)
  const interval = periodMs / limit
  // A secret key, because otherwise an attacker could choose addresses that share a bucket. No HMAC: nobody sees the hashes.
  const key = randomBytes(32).toString('base64url')
  const placesOfRecent = new Map<string, Place>()

  function placeOf(address: string): Place {
    const known = placesOfRecent.get(address)
    if (known) return known
    const hashed = hash('sha256', key + clientPrefix(address), 'buffer')
    const place = { tag: hashed.readUInt32LE(4), first: (hashed.readUInt32LE(0) % buckets) * slotsInBucket }
    if (placesOfRecent.size >= maxHashed) placesOfRecent.clear()
    placesOfRecent.set(address, place)
    return place
  }

  function slotOf(address: string): number {
    const { tag, first } = placeOf(address)
    const own = tags.subarray(first, first + slotsInBucket).indexOf(tag)
    if (own >= 0) return first + own

    let cheapest = first
    for (let slot = first; slot < first + slotsInBucket; slot++) {
      if (debt(slot) < debt(cheapest)) cheapest = slot
    }
    tags[cheapest] = tag
    return cheapest
  }

  const debt = (slot: number) => times[slot] ?? 0

  return {
    take(address) {
      const at = now()
      const slot = slotOf(address)
      const next = Math.max(at, debt(slot)) + interval
      const tooEarly = next - at - periodMs
      // Half a microsecond of tolerance: the sum of the intervals is not exactly the period.
      if (tooEarly > 0.0005) return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(tooEarly / 1000)) }
      times[slot] = next
      return { allowed: true }
    },
    giveBack(address) {
      const slot = slotOf(address)
      times[slot] = debt(slot) - interval
    },
  }
}
