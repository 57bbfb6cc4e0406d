import { type Channel, type Delivered, deliveriesAtOnce } from '../channels/channel.ts'
import type { Store } from '../store/store.ts'
import type { Claimed } from './claim.ts'
import { nextTry } from './next-try.ts'
import type { Settled } from './settle.ts'

/** A failed delivery, for the log. It contains no personal data. */
export type OutboxEvent = { reference: string; channel: string; attempts: number; error: string }

export type OutboxOptions = {
  store: Store
  channels: readonly Channel[]
  now: () => Date
  onFailure: (event: OutboxEvent, parked: boolean) => void
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
/** Interval for deleting expired keys. The privacy text says that keys are kept for a day. */
const housekeepingMs = 60_000

/** Delivers outbox entries, with retries. The queue is in the database, so a node may die at any moment. */
export function runOutbox({ store, channels, now, onFailure, pollMs = 5_000, deliveryMs = 60_000 }: OutboxOptions): Outbox {
  const byName = new Map(channels.map((channel) => [channel.name, channel]))
  let stopping = false
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | undefined
  let woken = false
  let cleanedAt = Number.NEGATIVE_INFINITY

  async function wake() {
    woken = true
    // If `wake` is called while the work is ending, it starts again.
    while (woken && !stopping) {
      working ??= startWork()
      await working
    }
  }

  function startWork(): Promise<void> {
    clearTimeout(timer)
    return work().finally(() => {
      working = undefined
      if (stopping) return
      timer = setTimeout(wake, pollMs)
      timer.unref()
    })
  }

  async function work() {
    // `watchStore` logs an unavailable database. Polling tries again.
    while (woken && !stopping) {
      woken = false
      const count = await round().catch(() => 0)
      if (count === deliveriesAtOnce) woken = true
      await deleteExpiredKeys().catch(() => {})
    }
  }

  async function round(): Promise<number> {
    const at = now()
    const leaseUntil = new Date(at.getTime() + leaseInDeliveries * deliveryMs).toISOString()
    const names = [...byName.keys()]
    const claimed = await store.run('claim', { channels: names, limit: deliveriesAtOnce, now: at.toISOString(), leaseUntil })
    // An entry that cannot be settled is retried after its lease.
    await Promise.allSettled(claimed.map(deliverAndSettle))
    return claimed.length
  }

  async function deliverAndSettle(claimed: Claimed) {
    const delivered = await deliver(claimed)
    if (delivered === undefined) return
    const { reference, channel, attempts, leaseUntil } = claimed
    if (delivered.ok) return store.run('settle', { reference, channel, result: 'sent', at: now().toISOString() })

    const { error, permanent } = delivered
    const again = permanent ? undefined : nextTry(attempts, new Date(claimed.firstTriedAt), now())
    const end: Settled = again
      ? { reference, channel, leaseUntil, result: 'later', dueAt: again.toISOString(), error }
      : { reference, channel, leaseUntil, result: 'parked', error }
    if (await store.run('settle', end)) onFailure({ reference, channel, attempts, error }, again === undefined)
  }

  /** Delivers with a timeout. A mail that is sent after the timeout is sent again by the retry, with the same Message-ID. */
  async function deliver(claimed: Claimed): Promise<Delivered | undefined> {
    const { promise: late, resolve } = Promise.withResolvers<Delivered>()
    const tooLate = setTimeout(() => resolve({ ok: false, error: 'TIMEOUT', permanent: false }), deliveryMs)
    try {
      return await Promise.race([byName.get(claimed.channel)?.deliver(claimed), late])
    } catch (error) {
      return { ok: false, error: error instanceof Error ? error.name : 'unknown', permanent: false }
    } finally {
      clearTimeout(tooLate)
    }
  }

  async function deleteExpiredKeys() {
    const at = now()
    if (at.getTime() - cleanedAt < housekeepingMs) return
    cleanedAt = at.getTime()
    await store.run('deleteExpiredKeys', { now: at.toISOString() })
  }

  void wake()
  return {
    wake,
    async stop() {
      stopping = true
      clearTimeout(timer)
      await working
    },
  }
}
