import { appendFile, cp } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'
import { contentFormat } from '../content-format.ts'
import { createFileCopies } from '../store/file-copies.ts'
import { openFolderStore } from '../store/folder-store.ts'
import { parseManifest } from '../store/manifest.ts'
import { publishContent } from '../store/publish.ts'
import type { PublishedStore } from '../store/published-store.ts'
import { fixtureCopy } from '../testing/fixture.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createPublishedSource } from './watch-published.ts'

const words = 'products/rh-0001/en.yaml'

/** A content folder, a store, and a node that serves what is published there. */
async function publishing() {
  const content = await fixtureCopy()
  const data = await temporaryFolder()
  const store = openFolderStore(join(data.folder, 'published'))
  const log: string[] = []
  const keep = (_: object, message: string) => log.push(message)
  const stopped: (() => Promise<void>)[] = []
  return {
    content,
    store,
    log,
    async publish(title: string) {
      await content.edit(words, (text) => text.replace(/^title: .*/m, `title: ${title}`))
      return (await publishContent(content.folder, store, { by: 'Mei' })).version
    },
    async node({ from = store, now, format }: { from?: PublishedStore; now?: () => number; format?: string } = {}) {
      const copies = createFileCopies(join(data.folder, `copies-${stopped.length}`), from)
      const logger = { debug: keep, info: keep, error: keep }
      const source = await createPublishedSource(from, { copies, log: logger, pollMs: 20, now, format })
      stopped.push(source.close)
      return { source, title: () => source.current().product('en', 'RH-0001')?.title.text }
    },
    async [Symbol.asyncDispose]() {
      for (const stop of stopped) await stop()
      await content[Symbol.asyncDispose]()
      await data[Symbol.asyncDispose]()
    },
  }
}

const soon = { timeout: 120_000, interval: 20 }

it('a node waits until something is published, and says so; then it follows what is published, also back', async () => {
  await using site = await publishing()
  const starting = site.node()
  await expect.poll(() => site.log.join(), soon).toContain('nothing is published yet')
  const first = await site.publish('First')
  const node = await starting
  expect(node.title()).toBe('First')
  const versions: string[] = []
  node.source.onChange(({ version }) => versions.push(version))
  await site.publish('Second')
  await expect.poll(node.title, soon).toBe('Second')
  await site.store.switchTo(first)
  await expect.poll(node.title, soon).toBe('First')
  expect(node.source.status()).toMatchObject({ state: 'ok', published: first.id })
  expect(versions).toHaveLength(2)
})

it('a version with a file that does not match its hash is not served, until the file is whole', async () => {
  await using site = await publishing()
  const first = await site.publish('First')
  const second = await site.publish('Second')
  await site.store.switchTo(first)
  const node = await site.node()

  const [{ hash }] = parseManifest(await text(site.store.read(second.id))).databases
  const bytes = await buffer(site.store.read(hash))
  await site.store.put(hash, Buffer.from('damaged'))
  await site.store.switchTo(second)
  await expect.poll(() => node.source.status().problem?.[0]?.message, soon).toContain('damaged file')
  expect(node.title()).toBe('First')
  await site.store.put(hash, bytes)
  await expect.poll(node.title, soon).toBe('Second')
  await expect.poll(() => node.source.status().state, soon).toBe('ok')
})

it('a version of another version of the program is left alone, and reported', async () => {
  await using site = await publishing()
  const first = await site.publish('First')
  const node = await site.node()
  await site.store.switchTo({ ...first, id: 'f'.repeat(64), format: 'newer' })
  await expect.poll(() => node.source.status().problem?.[0]?.message, soon).toContain('another version of the program')
  expect(node.title()).toBe('First')
  // A start finds the last version that it can open.
  expect((await site.node()).title()).toBe('First')
  expect(first.format).toBe(contentFormat())
})

it('while the store is away, a node goes on from its copies', async () => {
  await using site = await publishing()
  await site.publish('First')
  let isAway = false
  const versions = () => (isAway ? Promise.reject(new Error('the store is away')) : site.store.versions())
  const node = await site.node({ from: { ...site.store, versions } })
  isAway = true
  await expect
    .poll(() => node.source.status(), soon)
    .toMatchObject({ state: 'last good', problem: [{ message: 'the store is away' }] })
  expect(node.title()).toBe('First')
  isAway = false
  await expect.poll(() => node.source.status().state, soon).toBe('ok')
})

it('a release is served from the first moment of its day in Singapore, without the content folder', async () => {
  await using site = await publishing()
  const release = join(site.content.folder, 'releases/2030-01-02-title', words)
  await cp(join(site.content.folder, words), release)
  const midnight = Date.parse('2030-01-02T00:00:00+08:00')
  await site.content.edit(`releases/2030-01-02-title/${words}`, (text) => text.replace(/^title: .*/m, 'title: Released'))
  await site.publish('First')
  await site.content[Symbol.asyncDispose]()
  let now = midnight - 1
  const node = await site.node({ now: () => now })
  const changed = vi.fn()
  node.source.onChange(changed)
  expect(node.title()).toBe('First')
  now = midnight
  expect(node.title()).toBe('Released')
  expect(changed).toHaveBeenCalledOnce()
  // A start on a later day.
  now = midnight + 40 * 60 * 60_000
  expect((await site.node({ now: () => now })).title()).toBe('Released')
})

it('files of the versions before and after are found by their URL, and no others', async () => {
  await using site = await publishing()
  await site.publish('First')
  const node = await site.node()
  const [before] = node.source.current().pictures()
  const manual = [...node.source.current().mediaFiles()].find(({ type }) => type === 'pdf')
  await cp(join(site.content.folder, 'products/sd-0002/pictures/studio.webp'), join(site.content.folder, before?.path ?? ''))
  await site.publish('Second')
  await expect.poll(node.title, soon).toBe('Second')
  expect(node.source.current().picture(before?.src ?? '')).toBeUndefined()
  expect(await node.source.mediaOfOthers(`${before?.src}.240.webp`)).toEqual(before)
  expect(await node.source.mediaOfOthers(manual?.url ?? '')).toEqual(manual)
  expect(await node.source.mediaOfOthers('/media/0000000000/none.240.webp')).toBeUndefined()
  expect(await node.source.mediaOfOthers(`${before?.src}-other.240.webp`)).toBeUndefined()
})

it('a node of an older program finds the files of a version that it cannot open, until it is replaced', async () => {
  await using site = await publishing()
  const first = await site.publish('First')
  await site.store.switchTo({ ...first, format: 'older' })
  const node = await site.node({ format: 'older' })
  await appendFile(join(site.content.folder, 'products/rh-0001/documents/RH-0001-manual.pdf'), '%')
  await site.publish('Second')
  const known = new Set([...node.source.current().mediaFiles()].map(({ url }) => url))
  const added = [...(await site.node()).source.current().mediaFiles()].filter(({ url }) => !known.has(url))
  expect(added).toHaveLength(1)
  await expect.poll(() => node.source.mediaOfOthers(added[0]?.url ?? ''), soon).toEqual(added[0])
  expect(node.title()).toBe('First')
})
