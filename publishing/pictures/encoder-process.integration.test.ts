import { fork } from 'node:child_process'
import { once } from 'node:events'
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
  expect(await ended).toEqual([null, 'SIGKILL'])
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
  expect(await ended).toEqual([null, 'SIGKILL'])
  expect(await said).toBe('')
})
