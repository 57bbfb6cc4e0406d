import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { fixtureCopy, fixtureFolder } from '../testing/fixture.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createPublisher } from './publisher.ts'
import { createCatalogSource } from './watch-content.ts'

const silent = { debug() {}, info() {}, error() {} }

/** `publish` publishes the content of a folder, and returns its faults. */
async function publisher({ folder = fixtureFolder, ...times }: { folder?: string; idleMs?: number; maxMs?: number } = {}) {
  const data = await temporaryFolder()
  onTestFinished(() => data[Symbol.asyncDispose]())
  const { run, close } = createPublisher(times)
  onTestFinished(close)
  return {
    data,
    async publish() {
      const job = { contentFolder: folder, storeFolder: data.folder, today: '2026-11-21', withReleases: false }
      const [today] = await run(job)
      return today
    },
  }
}

it('content that takes too long to read is a fault, does not block the server, and does not stop the next read', async () => {
  const { publish } = await publisher({ maxMs: 1 })
  const before = process.threadCpuUsage()
  const tooLong = { isServed: false, issues: [{ message: expect.stringContaining('the content takes too long to read') }] }
  expect(await publish()).toMatchObject(tooLong)
  expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000)
  expect(await publish()).toMatchObject(tooLong)
})

it.runIf(process.platform === 'linux')('a new process finds the last good version of an entry with faults', async () => {
  await using copy = await fixtureCopy()
  const { publish } = await publisher({ folder: copy.folder })
  await publish()
  await killPublisher()
  await copy.edit('news/new-hood/en.yaml', (text) => text.replace('title: ', 'title: Now: '))
  expect((await publish())?.heldBack).toEqual([{ entry: 'news/new-hood', served: 'last good' }])
})

it.runIf(process.platform === 'linux')('a process that is killed while it reads fails only this read', async () => {
  const { publish } = await publisher()
  const reading = expect(publish()).rejects.toThrow('it ended with SIGKILL')
  await killPublisher()
  await reading
  expect((await publish())?.issues).toEqual([])
})

it.runIf(process.platform === 'linux')(
  'a folder that has not changed is not read again, and the process ends when no change follows',
  async () => {
    await using copy = await fixtureCopy()
    await using data = await temporaryFolder()
    // So much later that every change has a time of its own.
    using _clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    let started = 0
    const openPublisher = () => {
      const { run, close } = createPublisher({ idleMs: 0 })
      return { close, run: (job: Parameters<typeof run>[0]) => Promise.resolve(++started).then(() => run(job)) }
    }
    const looked = vi.fn()
    const log = { ...silent, debug: looked }
    const source = await createCatalogSource(copy.folder, {
      ...{ log, openPublisher, settleMs: 20, pollMs: 50 },
      storeFolder: join(data.folder, 'store'),
    })
    onTestFinished(source.close)
    await vi.waitFor(() => expect(looked.mock.calls.length).toBeGreaterThan(2), { timeout: 120_000 })
    expect([started, publishers()]).toEqual([1, []])
    const { version } = source.current()
    await copy.edit('news/new-hood/en.yaml', (text) => text.replace('title: ', 'title: New '))
    await vi.waitFor(() => expect(source.current().version).not.toBe(version), { timeout: 120_000 })
  },
)

const children = () => readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ')

/** The processes that publish for this test. */
const publishers = () => children().filter(isPublisher)

function isPublisher(pid: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('publish-process')
  } catch {
    return false
  }
}

async function killPublisher() {
  const started = await vi.waitUntil(() => publishers()[0], { timeout: 120_000 })
  process.kill(Number(started), 'SIGKILL')
  await vi.waitUntil(() => !children().includes(started), { timeout: 120_000 })
}
