import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import type { EncodeJob } from './encode-picture.ts'

/** A job that fails before anything is read. */
const job: EncodeJob = { file: '\0', hash: '', size: { kind: 'sharing' } }

const startEncoder = () =>
  fork(join(import.meta.dirname, 'encoder-process.ts'), {
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })

it('still answers after Ctrl+C, which goes to all processes, and ends with the site', async () => {
  const child = startEncoder()
  child.send(job)
  await once(child, 'message')
  const ended = once(child, 'exit')
  child.kill('SIGINT')
  child.kill('SIGTERM')
  child.send(job)
  await Promise.race([once(child, 'message'), ended.then(([, signal]) => Promise.reject(new Error(`ended with ${signal}`)))])
  child.disconnect()
  expect(await ended).toEqual([0, null])
})

it.runIf(process.platform === 'linux')('ends in silence if the site ends during a job', async () => {
  const child = startEncoder()
  if (!child.stderr) throw new Error('The process has no stderr')
  const said = text(child.stderr)
  const ended = once(child, 'exit')
  child.send(job)
  await once(child, 'message')
  // Stopped, it reads the next job together with the end of the channel, so it answers when nobody listens any more.
  child.kill('SIGSTOP')
  await new Promise((sent) => child.send(job, sent))
  child.disconnect()
  child.kill('SIGCONT')
  expect(await ended).toEqual([0, null])
  expect(await said).toBe('')
})

it.runIf(process.platform === 'linux')('gets a core only while no other process needs it, with all its threads', async () => {
  const child = startEncoder()
  child.send(job)
  await once(child, 'message')
  const policies = readdirSync(`/proc/${child.pid}/task`).map((thread) => policyOf(`/proc/${child.pid}/task/${thread}/stat`))
  child.disconnect()
  expect(new Set(policies)).toEqual(new Set([schedIdle]))
})

/** Linux's number for SCHED_IDLE. */
const schedIdle = 5
const fieldOfPolicy = 41

/** See proc_pid_stat(5). The second field is a name in brackets. */
function policyOf(stat: string): number {
  const fromThird = readFileSync(stat, 'utf8').split(') ')[1]?.split(' ') ?? []
  return Number(fromThird[fieldOfPolicy - 3])
}
