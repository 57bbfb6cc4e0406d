import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { fixtureCopy, fixtureFolder } from '../testing/fixture.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createCatalogSource } from '../watch/watch-content.ts'
import { createContentReader } from './content-reader.ts'

const silent = { debug() {}, info() {}, error() {} }
const reader = (...parts: Parameters<typeof createContentReader>) => {
  const made = createContentReader(...parts)
  onTestFinished(made.close)
  return made
}

it('content that takes too long to read is a fault, does not block the server, and is read again once it is fixed', async () => {
  await using copy = await fixtureCopy()
  const { read } = reader(copy.folder, { cpuMs: 3_000, heapMb: 256 })
  const files = ['ko', 'id', 'zh-Hans', 'zh-Hant'].map((language) => join(copy.folder, `news/new-hood/${language}.yaml`))
  // The parser compares each key with all earlier keys, which takes seconds per file.
  const slow = Array.from({ length: 12_000 }, (_, number) => `k${number}: 1`).join('\n')
  for (const file of files) await writeFile(file, slow)

  const before = process.threadCpuUsage()
  await expect(read().then(() => 'read')).rejects.toThrow('the content takes longer than 3 s to read')
  expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000)

  for (const file of files) await writeFile(file, 'title: 새 후드\nintro: 짧게\ncontent: 내용\npictureAlt: 주방\n')
  const { index } = await read()
  expect(index.articleSummary('news', 'new-hood').title.ko).toBe('새 후드')
})

it.each([
  { to: 'a site that has not served it', isKept: true },
  { to: 'a process that has ended, on a disk that cannot be written', isKept: false },
])('a new process finds the last good version of an entry with faults: known $to', async ({ isKept }) => {
  await using copy = await fixtureCopy()
  await using data = await temporaryFolder()
  const ended = Promise.withResolvers<void>()
  const open = () => reader(copy.folder, undefined, isKept ? data.folder : undefined, { idleMs: 0, onEnd: ended.resolve })
  const first = open()
  await first.read()
  await ended.promise
  await copy.edit('news/new-hood/en.yaml', (text) => text.replace('title: ', 'title: Now: '))

  const { heldBack } = await (isKept ? open() : first).read()
  expect(heldBack).toEqual([{ entry: 'news/new-hood', served: 'last good' }])
})

it('a folder that has not changed is not read again, and the process ends when no read follows', async () => {
  await using copy = await fixtureCopy()
  // So much later that every change has a time of its own.
  using _clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  const ended = Promise.withResolvers<void>()
  const { read } = reader(copy.folder, undefined, undefined, { idleMs: 0, onEnd: ended.resolve })
  const first = await read()
  await ended.promise
  expect((await read()).index).toBe(first.index)

  await copy.edit('news/new-hood/en.yaml', (text) => text.replace('title: ', 'title: New '))
  expect((await read()).version).not.toBe(first.version)
})

it('a version that is open already is not opened again', async () => {
  await using data = await temporaryFolder()
  const first = reader(fixtureFolder, undefined, data.folder)
  const { index } = await first.read()
  const { read } = reader(fixtureFolder, undefined, data.folder)
  expect((await read([], index)).index).toBe(index)
  expect((await read()).index).toBe(index)
})

it('content that takes too much memory is a fault and does not crash the server', async () => {
  const source = createCatalogSource(fixtureFolder, { log: silent, readLimits: { cpuMs: 20_000, heapMb: 12 } })
  await expect(source.then(() => 'read')).rejects.toThrow('needs more memory to read than is available')
})

it.runIf(process.platform === 'linux')('a process that is killed while it reads fails only this read', async () => {
  const { read } = reader(fixtureFolder, { cpuMs: 20_000, heapMb: 256 })
  const before = childrenOfTest()
  const reading = expect(read()).rejects.toThrow('has ended with SIGKILL')
  const [started] = await vi.waitUntil(
    () => {
      const added = childrenOfTest().filter((pid) => !before.includes(pid))
      return added.length > 0 && added
    },
    { timeout: 120_000 },
  )
  process.kill(Number(started), 'SIGKILL')
  await reading
  expect((await read()).issues).toEqual([])
})

const childrenOfTest = () => readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ')

it('SW5: content of a later day is read ahead, and is not opened again when it applies', async () => {
  await using copy = await fixtureCopy()
  await using data = await temporaryFolder()
  const layer = join(data.folder, 'release')
  await mkdir(join(layer, 'news/new-hood'), { recursive: true })
  await writeFile(join(layer, 'news/new-hood/en.yaml'), 'title: Later\nintro: Short\ncontent: Long\npictureAlt: A kitchen\n')
  const { read, readAhead } = reader(copy.folder, undefined, join(data.folder, 'versions'))
  const now = await read()
  const ahead = await readAhead([layer])
  expect(ahead.index.articleSummary('news', 'new-hood').title.en).toBe('Later')
  expect((await read()).index).toBe(now.index)
  const later = await read([layer])
  expect(later.index).toBe(ahead.index)
})
