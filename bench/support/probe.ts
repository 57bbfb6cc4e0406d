import { setTimeout as after } from 'node:timers/promises'
import { residentMb } from './process-figures.ts'
import { timed } from './timed-request.ts'

const everyMs = 5

export type Probed = { longestMs: number; peakMb: number; requests: number }

/** Sends a request every 5 ms, without waiting for responses, until `work` is done. */
export async function probeDuring(pid: number, nextUrl: (count: number) => string, work: Promise<unknown>): Promise<Probed> {
  const probed: Probed = { longestMs: 0, peakMb: 0, requests: 0 }
  const sent: Promise<void>[] = []
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  while (!isDone) {
    const sending = timed(nextUrl(probed.requests)).then(({ ms, status }) => {
      if (status >= 400) throw new Error(`A request during the swap responded with ${status}`)
      probed.longestMs = Math.max(probed.longestMs, ms)
    })
    sent.push(sending)
    probed.requests += 1
    if (probed.requests % 20 === 0) probed.peakMb = Math.max(probed.peakMb, residentMb(pid))
    await after(everyMs)
  }
  await Promise.all([done, ...sent])
  return probed
}
