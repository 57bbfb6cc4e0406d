import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ContentError } from '../read/content-issue.ts'
import { fixtureCopy, fixtureFolder } from '../testing/fixture.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createContentReader } from './content-reader.ts'

const reader = (...parts: Parameters<typeof createContentReader>) => {
  const made = createContentReader(...parts)
  onTestFinished(made.close)
  return made
}

it('content that takes too long to read is a fault, does not block the server, and does not stop the next read', async () => {
  const { read } = reader(fixtureFolder, undefined, { maxMs: 1 })
  const before = process.threadCpuUsage()
  await expect(read()).rejects.toThrow('the content takes too long to read')
  expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000)
  await expect(read()).rejects.toThrow(ContentError)
})

it.runIf(process.platform === 'linux').each([
  { to: 'a site that has not served it', isKept: true },
  { to: 'a process that has ended, on a disk that cannot be written', isKept: false },
])('a new process finds the last good version of an entry with faults: known $to', async ({ isKept }) => {
  await using copy = await fixtureCopy()
  await using data = await temporaryFolder()
  const open = () => reader(copy.folder, isKept ? data.folder : undefined)
  const first = open()
  await first.read()
  await killReader()
  await copy.edit('news/new-hood/en.yaml', (text) => text.replace('title: ', 'title: Now: '))

  const { heldBack } = await (isKept ? open() : first).read()
  expect(heldBack).toEqual([{ entry: 'news/new-hood', served: 'last good' }])
})

it.runIf(process.platform === 'linux')(
  'a folder that has not changed is not read again, and the process ends when no read follows',
  async () => {
    await using copy = await fixtureCopy()
    // So much later that every change has a time of its own.
    using _clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    const { read } = reader(copy.folder, undefined, { idleMs: 0 })
    const first = await read()
    await vi.waitUntil(() => readers().length === 0, { timeout: 120_000 })
    expect((await read()).index).toBe(first.index)
    expect(readers()).toEqual([])

    await copy.edit('news/new-hood/en.yaml', (text) => text.replace('title: ', 'title: New '))
    expect((await read()).version).not.toBe(first.version)
  },
)

it('a version that is open already is not opened again', async () => {
  await using data = await temporaryFolder()
  const first = reader(fixtureFolder, data.folder)
  const { index } = await first.read()
  const { read } = reader(fixtureFolder, data.folder)
  expect((await read([], index)).index).toBe(index)
  expect((await read()).index).toBe(index)
})

it.runIf(process.platform === 'linux')('a process that is killed while it reads fails only this read', async () => {
  const { read } = reader(fixtureFolder)
  const reading = expect(read()).rejects.toThrow('it ended with SIGKILL')
  await killReader()
  await reading
  expect((await read()).issues).toEqual([])
})

const children = () => readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ')

/** The processes that read content for this test. */
const readers = () => children().filter(isReader)

function isReader(pid: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('content-process')
  } catch {
    return false
  }
}

async function killReader() {
  const started = await vi.waitUntil(() => readers()[0], { timeout: 120_000 })
  process.kill(Number(started), 'SIGKILL')
  await vi.waitUntil(() => !children().includes(started), { timeout: 120_000 })
}

it('SW5: content of a later day is read ahead, and is not opened again when it applies', async () => {
  await using copy = await fixtureCopy()
  await using data = await temporaryFolder()
  const layer = join(data.folder, 'release')
  await mkdir(join(layer, 'news/new-hood'), { recursive: true })
  await writeFile(join(layer, 'news/new-hood/en.yaml'), 'title: Later\nintro: Short\ncontent: Long\npictureAlt: A kitchen\n')
  const { read, readAhead } = reader(copy.folder, join(data.folder, 'versions'))
  const now = await read()
  const ahead = await readAhead([layer])
  expect(ahead.index.articleSummary('news', 'new-hood').title.en).toBe('Later')
  expect((await read()).index).toBe(now.index)
  const later = await read([layer])
  expect(later.index).toBe(ahead.index)
})
