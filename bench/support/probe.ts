import { once } from 'node:events'
import { getPriority, setPriority } from 'node:os'
import { setTimeout as after } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { waitedForCore } from './process-figures.ts'
import { timed } from './timed-request.ts'

const everyMs = 5
/** Timers are not exact. More than this is a delay. */
const timerMs = 2
const priority = -10

/** A request, and how long it took. */
export type ProbedRequest = { url: string; ms: number }
/** `coreSeconds`: how long the site waited for a core. */
export type Probed = { requests: ProbedRequest[]; peakMb: number; seconds: number; coreSeconds: number }

/**
 * Sends a request every 5 ms, as browsers do with brotli and without waiting for responses, until `work` is done. This process has a high priority meanwhile,
 * if it may: what it waits for a core is no wait for the site.
 */
export async function probeDuring(
  pid: number,
  nextUrl: (count: number) => string,
  work: () => Promise<unknown>,
): Promise<Probed> {
  const memoryPeak = await peakMemory(pid)
  const [startedAt, waitedBefore] = [performance.now(), waitedForCore(pid)]
  const sent: Promise<void>[] = []
  const waits: (Span & { url: string })[] = []
  /** When this process itself was late, so that it noticed no response. */
  const ownWaits: Span[] = []
  const usual = getPriority()
  tryPriority(priority)
  let isDone = false
  const done = work().finally(() => {
    isDone = true
  })
  while (!isDone) {
    const url = nextUrl(sent.length)
    const from = performance.now()
    const sending = timed(url, { since: from, encoding: 'br' }).then(({ ms, status }) => {
      if (status >= 400) throw new Error(`${url} responded with ${status} during the swap`)
      waits.push({ url, from, to: from + ms })
    })
    sent.push(sending)
    await after(everyMs)
    const now = performance.now()
    if (now - from > everyMs + timerMs) ownWaits.push({ from: from + everyMs, to: now })
  }
  await Promise.all([done, ...sent])
  tryPriority(usual)
  const [seconds, coreSeconds] = [(performance.now() - startedAt) / 1000, waitedForCore(pid) - waitedBefore]
  const requests = waits.map(({ url, ...wait }) => ({ url, ms: lengthWithout(ownWaits, wait) }))
  return { requests, peakMb: await memoryPeak(), seconds, coreSeconds }
}

type Span = { from: number; to: number }

function lengthWithout(others: readonly Span[], { from, to }: Span): number {
  const common = others.map((other) => Math.max(0, Math.min(to, other.to) - Math.max(from, other.from)))
  return to - from - common.reduce((sum, one) => sum + one, 0)
}

/**
 * Samples the resident memory of a process in a thread of its own: while the process starts another one, its figures can't be read, and a request that
 * has been answered long ago would seem to wait. Returns a function that ends it and resolves with the peak in MB.
 */
function peakMemory(pid: number): () => Promise<number> {
  const thread = new Worker(new URL('./memory-thread.ts', import.meta.url), { workerData: pid })
  return async () => {
    thread.postMessage('end')
    const [peakMb] = await once(thread, 'message')
    return peakMb
  }
}

function tryPriority(value: number) {
  try {
    setPriority(value)
  } catch {
    // Only root may raise it.
  }
}
