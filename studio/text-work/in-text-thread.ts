import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { EditRefused } from '../edits/edit.ts'
import type { Done, Given, Job, JobResult, WorkName } from './text-thread.ts'

/** Of a file with 128 KB, the longest that is accepted, the slowest texts take a second. */
const longestMs = 20_000

let thread: Worker | undefined
let last: Promise<unknown> = Promise.resolve()

/**
 * Edits, merges or compares texts of content files in a thread of its own, one job after the other: parsing a long YAML file takes a tenth of
 * a second or more, and nobody else should wait for it. Throws an EditRefused if the thread does, or if it takes too long.
 */
export function inTextThread<Name extends WorkName>(name: Name, ...given: Given<Name>): Promise<Done<Name>> {
  const done = last.then(() => run({ name, given })) as Promise<Done<Name>>
  last = done.catch(() => {})
  return done
}

async function run(job: Job): Promise<unknown> {
  thread ??= started()
  const worker = thread
  // Only a thread that works keeps the process alive.
  worker.ref()
  try {
    const replied = once(worker, 'message', { signal: AbortSignal.timeout(longestMs) })
    worker.postMessage(job)
    const [result]: JobResult[] = await replied
    if (!result || 'refused' in result) throw new EditRefused(result?.refused)
    return result.done
  } catch (error) {
    if (error instanceof EditRefused) throw error
    await worker.terminate()
    if (error instanceof Error && error.name === 'AbortError') throw new EditRefused('takes too long')
    throw error
  } finally {
    worker.unref()
  }
}

function started(): Worker {
  const worker = new Worker(new URL('./text-thread.ts', import.meta.url))
  const drop = () => {
    if (thread === worker) thread = undefined
  }
  // Without a listener, an error in the thread would end the process.
  return worker.on('error', drop).on('exit', drop)
}
