import { writeFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'

/** What the process sends back for each job. `resident`: its memory after the job, in bytes. */
export type Reply<Result> = { resident: number } & ({ result: Result } | { error: string })

/**
 * Runs the jobs of a `createBackgroundWorker`. Linux ends this process before the site if memory runs out. It ends with the site, and only with
 * it: Ctrl+C and service managers send their signal to all processes, but the site may still need a result while it stops.
 */
export function workForSite<Job, Result>(run: (job: Job) => Promise<Result>) {
  try {
    writeFileSync('/proc/self/oom_score_adj', '800')
  } catch {
    // Only Linux has this setting.
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  process.once('disconnect', endAtOnce)
  process.on('message', async (job: Job) => {
    const done = await run(job).then(
      (result) => ({ result }),
      (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
    )
    const reply: Reply<Result> = { ...done, resident: process.memoryUsage.rss() }
    // If the site has ended meanwhile, nobody listens, and without a callback the process would end with an error.
    process.send?.(reply, undefined, undefined, (error) => error && endAtOnce())
    // The process may be killed later, and without its compiled modules, the next one needs Node's TypeScript compiler.
    flushCompileCache()
  })
}

/**
 * Not with `process.exit`: it waits for V8's threads, now and then for ever (https://github.com/nodejs/node/issues/54918), and such a process
 * would keep its memory after the site has ended. Nothing but the compiled modules is left to be saved here.
 */
function endAtOnce() {
  flushCompileCache()
  process.kill(process.pid, 'SIGKILL')
}
