import { readdir, readFile, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { stateOf } from '../read/state-of-files.ts'
import { fixtureCopy } from '../testing/fixture.ts'
import { readHere } from '../testing/read-here.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import type { SourceParts } from '../watch/catalog-source.ts'
import { createCatalogSource } from '../watch/watch-content.ts'
import { createVersionStore } from './version-store.ts'

const words = 'products/rh-0001/en.yaml'
const silent = { debug() {}, info() {}, error() {} }

/** A content folder and a data folder. Each `start` is one start of the site; `reads` says how often it has read the content. */
async function site() {
  const content = await fixtureCopy()
  const data = await temporaryFolder()
  const versions = createVersionStore(data.folder, content.folder)
  return {
    ...content,
    versions,
    async start(parts: Partial<SourceParts> = {}) {
      let reads = 0
      const openReader: SourceParts['openReader'] = (...args) => {
        const reader = readHere(...args)
        return { ...reader, read: (layers) => Promise.resolve(++reads).then(() => reader.read(layers)) }
      }
      const source = await createCatalogSource(content.folder, {
        log: silent,
        openReader,
        versionsFolder: data.folder,
        ...parts,
      })
      return { source, reads: () => reads, title: () => source.current().product('en', 'RH-0001')?.title.text }
    },
    async [Symbol.asyncDispose]() {
      await content[Symbol.asyncDispose]()
      await data[Symbol.asyncDispose]()
    },
  }
}

it('a second start serves the same content without reading it first', async () => {
  await using content = await site()
  const first = await content.start()
  await first.source.close()
  const second = await content.start()
  expect([first.reads(), second.reads()]).toEqual([1, 0])
  expect(second.source.current().version).toBe(first.source.current().version)
  expect(second.source.status().state).toBe('ok')
  expect(second.title()).toBe(first.title())
  await second.source.close()
})

it('a change between two starts is served, even with the same size and modification time', async () => {
  await using content = await site()
  const path = join(content.folder, words)
  const before = await readFile(path, 'utf8')
  const write = async (text: string) => {
    await writeFile(path, text)
    await utimes(path, 1_000, 1_000)
  }
  await write(before)
  await (await content.start()).source.close()
  await write(before.replace('Slanted', 'Leaning'))

  const second = await content.start()
  expect(second.reads()).toBe(1)
  expect(second.title()).toContain('Leaning')
  expect(second.source.current().productByCode('en', 'RH-0001')?.title.text).toContain('Leaning')
  await second.source.close()
})

it('content with faults is read again at the next start', async () => {
  await using content = await site()
  await content.edit('news/new-hood/en.yaml', () => 'title: [')
  const first = await content.start()
  expect(first.source.status().state).toBe('degraded')
  await first.source.close()
  const second = await content.start()
  expect(second.reads()).toBe(1)
  await second.source.close()
})

it('a damaged database is ignored', async () => {
  await using content = await site()
  await (await content.start()).source.close()
  await truncate((await content.versions.last()) ?? '', 5_000)
  const second = await content.start()
  expect(second.reads()).toBe(1)
  expect(second.title()).toContain('Slanted')
  await second.source.close()
})

it('a database of other content is replaced in the background, and is not served again', async () => {
  await using content = await site()
  await (await content.start()).source.close()
  await content.edit(words, (text) => text.replace('Slanted', 'Leaning'))
  // As if the change had not been noticed.
  await content.versions.remember((await content.versions.last()) ?? '', stateOf([content.folder]))

  const second = await content.start({ checkCopyMs: 0 })
  expect(second.title()).toContain('Slanted')
  await vi.waitFor(() => expect(second.title()).toContain('Leaning'), { timeout: 120_000, interval: 20 })
  await second.source.close()
  const third = await content.start()
  expect(third.title()).toContain('Leaning')
  await third.source.close()
})

it('the version before is removed only with the next change, because the site may still be closing it', async () => {
  await using data = await temporaryFolder()
  const versions = createVersionStore(data.folder, '/content')
  const longAgo = Date.now() / 1000 - 3_600
  const names = ['first.sqlite', 'second.sqlite']
  for (const name of names) {
    await writeFile(join(data.folder, name), '')
    await utimes(join(data.folder, name), longAgo, longAgo)
  }
  const left = async () => (await readdir(data.folder)).filter((name) => name.endsWith('.sqlite')).sort()
  await versions.remember(join(data.folder, 'second.sqlite'), undefined)
  expect(await left()).toEqual(['second.sqlite'])
  await writeFile(join(data.folder, 'third.sqlite'), '')
  await versions.remember(join(data.folder, 'third.sqlite'), undefined)
  expect(await left()).toEqual(['second.sqlite', 'third.sqlite'])
  await writeFile(join(data.folder, 'fourth.sqlite'), '')
  await versions.remember(join(data.folder, 'fourth.sqlite'), undefined)
  expect(await left()).toEqual(['fourth.sqlite', 'third.sqlite'])
})
