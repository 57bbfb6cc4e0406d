import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import type { EncodeJob } from './encode-picture.ts'

/** A job that fails before anything is read. */
const job: EncodeJob = { file: '\0', hash: '', size: { kind: 'sharing' } }

it.runIf(process.platform === 'linux')('ends in silence if the site ends during a job', async () => {
  const child = fork(join(import.meta.dirname, 'encoder-process.ts'), {
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
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
