import { setTimeout as after } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { residentMb } from './process-figures.ts'

const everyMs = 50
const pid = workerData as number

// The thread of `peakMemory`. Says the largest resident memory so far as soon as it is asked.
let peakMb = 0
let isAsked = false
parentPort?.once('message', () => {
  isAsked = true
})
while (!isAsked) {
  peakMb = Math.max(peakMb, residentMb(pid))
  await after(everyMs)
}
parentPort?.postMessage(peakMb)
