import { type Channel, type Delivered, deliveriesAtOnce } from '../channels/channel.ts'
import type { Store } from '../store/store.ts'
import type { Claimed } from './claim.ts'
import { nextTry } from './next-try.ts'
import type { Settled } from './settle.ts'

/** What happened to one entry, for the log: nothing of what was sent. */
export type OutboxEvent = { reference: string; channel: string; attempts: number; error: string }

export type OutboxOptions = {
  store: Store
  channels: readonly Channel[]
  now: () => Date
  onFailure: (event: OutboxEvent, parked: boolean) => void
  /** Polling interval for what has become due, or was left behind by a node that died. */
  pollMs?: number
  /** The most that one delivery may take. */
  deliveryMs?: number
}

export type Outbox = {
  /** Delivers now what is due. Resolves once all of it has been tried. */
  wake: () => Promise<void>
  stop: () => Promise<void>
}

/** A lease is so many times what its deliveries may take: time enough to ask the database before and after. */
const leaseInDeliveries = 2
/** So soon after its time is over a key is gone: it is kept for a day, and the privacy text says no longer. */
const housekeepingMs = 60_000

/** Tells whoever has to be told, again and again until it is done: everything waits in the database, so a node may die at any moment. */
export function runOutbox({ store, channels, now, onFailure, pollMs = 5_000, deliveryMs = 60_000 }: OutboxOptions): Outbox {
  const byName = new Map(channels.map((channel) => [channel.name, channel]))
  let stopping = false
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | undefined
  let woken = false
  let forgotAt = Number.NEGATIVE_INFINITY

  async function wake() {
    woken = true
    // A wake that comes just as the work ends starts it again.
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
    // A database that is away is said once by whoever watches it; here the next look is soon enough.
    while (woken && !stopping) {
      woken = false
      const count = await round().catch(() => 0)
      if (count === deliveriesAtOnce) woken = true
      await forgetKeys().catch(() => {})
    }
  }

  async function round(): Promise<number> {
    const at = now()
    const leaseUntil = new Date(at.getTime() + leaseInDeliveries * deliveryMs).toISOString()
    const names = [...byName.keys()]
    const claimed = await store.run('claim', { channels: names, limit: deliveriesAtOnce, now: at.toISOString(), leaseUntil })
    // One that cannot be settled is tried again when its lease is over; the others are waited for all the same.
    await Promise.allSettled(claimed.map(tell))
    return claimed.length
  }

  async function tell(claimed: Claimed) {
    const delivered = await deliver(claimed)
    if (delivered === undefined) return
    const { reference, channel, attempts, leaseUntil } = claimed
    if (delivered.ok) return store.run('settle', { reference, channel, result: 'sent', at: now().toISOString() })

    const { error, hopeless } = delivered
    const again = hopeless ? undefined : nextTry(attempts, new Date(claimed.firstTriedAt), now())
    const end: Settled = again
      ? { reference, channel, leaseUntil, result: 'later', dueAt: again.toISOString(), error }
      : { reference, channel, leaseUntil, result: 'parked', error }
    if (await store.run('settle', end)) onFailure({ reference, channel, attempts, error }, again === undefined)
  }

  /** A mail that still goes out after its time is one that another try repeats, with the same Message-ID. */
  async function deliver(claimed: Claimed): Promise<Delivered | undefined> {
    const { promise: late, resolve } = Promise.withResolvers<Delivered>()
    const tooLate = setTimeout(() => resolve({ ok: false, error: 'TIMEOUT', hopeless: false }), deliveryMs)
    try {
      return await Promise.race([byName.get(claimed.channel)?.deliver(claimed), late])
    } catch (error) {
      return { ok: false, error: error instanceof Error ? error.name : 'unknown', hopeless: false }
    } finally {
      clearTimeout(tooLate)
    }
  }

  async function forgetKeys() {
    const at = now()
    if (at.getTime() - forgotAt < housekeepingMs) return
    forgotAt = at.getTime()
    await store.run('forgetKeys', { now: at.toISOString() })
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
