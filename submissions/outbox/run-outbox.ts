import { type Channel, type Delivered, deliveriesAtOnce } from '../channels/channel.ts'
import type { Store } from '../store/store.ts'
import type { Claimed } from './claim.ts'
import { digestChannel } from './digest.ts'
import { pollingLoop } from './polling-loop.ts'

/** A failed delivery, for the log. It contains no personal data. */
export type OutboxEvent = { reference: string; channel: string; attempts: number; error: string }

export type OutboxOptions = {
  store: Store
  channels: readonly Channel[]
  onFailure: (event: OutboxEvent, parked: boolean) => void
  /** For tests. Without it, the database's time decides, because the clocks of nodes may differ. */
  now?: (() => Date) | undefined
  /** Polling interval for entries that have become due, or whose lease has expired. */
  pollMs?: number
  /** Timeout of one delivery. */
  deliveryMs?: number
}

export type Outbox = {
  /** Delivers all entries that are due. Resolves after one attempt for each. */
  wake: () => Promise<void>
  stop: () => Promise<void>
}

/** The lease is this many times the delivery timeout, so that there is time for the database before and after. */
const leaseInDeliveries = 2
/** Interval for deleting expired keys and queueing digests. The privacy text says that keys are kept for a day. */
const housekeepingMs = 60_000

/**
 * Delivers outbox entries, with retries. The queue is in the database, so a node may die at any moment. Each channel has a loop of its own:
 * a webhook that does not respond holds no mail back.
 */
export function runOutbox(options: OutboxOptions): Outbox {
  const { store, channels, now, pollMs = 5_000 } = options
  const time = () => now?.().toISOString()
  let cleanedAt = Number.NEGATIVE_INFINITY

  async function keepHouse(): Promise<boolean> {
    const at = now?.().getTime() ?? performance.now()
    if (at - cleanedAt < housekeepingMs) return false
    cleanedAt = at
    await store.run('deleteExpiredKeys', { now: time() })
    if (channels.some(({ name }) => name === digestChannel)) await store.run('queueDigest', { now: time() })
    return false
  }

  const deliveries = channels.map((channel) => pollingLoop(() => deliverDue(channel, options), pollMs))
  const loops = [...deliveries, pollingLoop(keepHouse, pollMs)]
  return {
    async wake() {
      await Promise.all(loops.map((loop) => loop.wake()))
    },
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
    },
  }
}

/** One round of a channel. Returns whether there may be more entries. */
async function deliverDue(channel: Channel, { store, now, onFailure, deliveryMs = 60_000 }: OutboxOptions): Promise<boolean> {
  const time = () => now?.().toISOString()
  const leaseMs = leaseInDeliveries * deliveryMs
  const claimed = await store.run('claim', { channel: channel.name, limit: deliveriesAtOnce, leaseMs, now: time() })

  async function deliverAndSettle(entry: Claimed) {
    const { reference, attempts, leaseUntil, version } = entry
    const delivered = await deliverInTime(channel, entry, deliveryMs)
    const settled = await store.run('settle', { reference, channel: channel.name, leaseUntil, version, delivered, now: time() })
    if (!delivered.ok && (settled === 'later' || settled === 'parked'))
      onFailure({ reference, channel: channel.name, attempts, error: delivered.error }, settled === 'parked')
  }

  // An entry that cannot be settled is retried after its lease.
  await Promise.allSettled(claimed.map(deliverAndSettle))
  return claimed.length === deliveriesAtOnce
}

/** A mail that is sent after the timeout is sent again by the retry, with the same Message-ID. */
async function deliverInTime(channel: Channel, entry: Claimed, deliveryMs: number): Promise<Delivered> {
  const { promise: late, resolve } = Promise.withResolvers<Delivered>()
  const tooLate = setTimeout(() => resolve({ ok: false, error: 'TIMEOUT', permanent: false }), deliveryMs)
  try {
    return await Promise.race([channel.deliver(entry), late])
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.name : 'unknown', permanent: false }
  } finally {
    clearTimeout(tooLate)
  }
}
