import { setTimeout as after } from 'node:timers/promises'
import { residentMb, waitedForCore } from './process-figures.ts'
import { timed } from './timed-request.ts'

const everyMs = 5

/** `coreSeconds`: how long the site waited for a core. */
export type Probed = { longestMs: number; peakMb: number; requests: number; seconds: number; coreSeconds: number }

/** Sends a request every 5 ms, without waiting for responses, until `work` is done. */
export async function probeDuring(pid: number, nextUrl: (count: number) => string, work: Promise<unknown>): Promise<Probed> {
  const [begun, waitedBefore] = [performance.now(), waitedForCore(pid)]
  const probed: Probed = { longestMs: 0, peakMb: 0, requests: 0, seconds: 0, coreSeconds: 0 }
  const sent: Promise<void>[] = []
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  while (!isDone) {
    const url = nextUrl(probed.requests)
    const sending = timed(url).then(({ ms, status }) => {
      if (status >= 400) throw new Error(`${url} responded with ${status} during the swap`)
      probed.longestMs = Math.max(probed.longestMs, ms)
    })
    sent.push(sending)
    probed.requests += 1
    if (probed.requests % 20 === 0) probed.peakMb = Math.max(probed.peakMb, residentMb(pid))
    await after(everyMs)
  }
  await Promise.all([done, ...sent])
  return { ...probed, seconds: (performance.now() - begun) / 1000, coreSeconds: waitedForCore(pid) - waitedBefore }
}
