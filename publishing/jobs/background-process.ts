import { writeFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import type { WorkerReply } from './background-worker.ts'

/**
 * For a process that works for the site. Linux ends it before the site if memory runs out. It ends with the site, and only with it: Ctrl+C
 * and service managers send their signal to all processes, but the site may still need an answer while it stops.
 */
export function workForSite() {
  try {
    writeFileSync('/proc/self/oom_score_adj', '800')
  } catch {
    // Only Linux has this setting.
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  process.once('disconnect', endAtOnce)
}

/**
 * Not with `process.exit`: it waits for V8's threads, now and then for ever (https://github.com/nodejs/node/issues/54918), and such a process
 * would keep its memory after the site has ended. Nothing but the compiled modules is left to be saved here.
 */
function endAtOnce() {
  flushCompileCache()
  process.kill(process.pid, 'SIGKILL')
}

/** Sends a message to the site. If it has ended meanwhile, nobody listens, and without a callback the process would end with an error. */
export function sendToSite(message: object) {
  process.send?.(message, undefined, undefined, (error) => error && endAtOnce())
}

/** What a process of `createBackgroundWorker` sends back for each job. */
export type MadeBytes<Bytes extends Uint8Array | undefined> = WorkerReply & ({ bytes: Bytes } | { error: string })

/** Answers each job of `createBackgroundWorker` with bytes. */
export function makeBytesForSite<Job, Bytes extends Uint8Array | undefined>(make: (job: Job) => Promise<Bytes>) {
  workForSite()
  process.on('message', async (job: Job) => {
    const made = await make(job).then(
      (bytes) => ({ bytes }),
      (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
    )
    sendToSite({ ...made, resident: process.memoryUsage.rss() } satisfies MadeBytes<Bytes>)
  })
}
