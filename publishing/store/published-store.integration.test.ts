import { hash } from 'node:crypto'
import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { testDatabases } from '#submissions/testing/databases.ts'
import { fixtureCopy, fixtureFolder } from '../testing/fixture.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { collectGarbage } from './collect.ts'
import { createFileCopies } from './file-copies.ts'
import { openFolderStore } from './folder-store.ts'
import { hashesIn } from './manifest.ts'
import { openPostgresStore } from './postgres-store.ts'
import { publishContent, rollBack } from './publish.ts'
import { currentOf, type PublishedStore } from './published-store.ts'

/** `ageFiles` makes all files two days old. */
type TestStore = AsyncDisposable & { store: PublishedStore; another: () => PublishedStore; ageFiles: () => Promise<unknown> }

async function inFolder(): Promise<TestStore> {
  const { folder, ...disposal } = await temporaryFolder()
  return {
    ...disposal,
    store: openFolderStore(folder),
    another: () => openFolderStore(folder),
    async ageFiles() {
      const before = new Date(Date.now() - 2 * 24 * 60 * 60_000)
      for (const name of await readdir(join(folder, 'files'))) await utimes(join(folder, 'files', name), before, before)
    },
  }
}

async function inPostgres(): Promise<TestStore> {
  const database = await testDatabases.find(({ name }) => name === 'PostgreSQL')?.open()
  const url = database?.environment['DATABASE_URL'] ?? ''
  const stores: PublishedStore[] = []
  const another = () => {
    const store = openPostgresStore(url)
    stores.push(store)
    return store
  }
  return {
    store: another(),
    another,
    ageFiles: async () => database?.execute("update published.file set stored_at = now() - interval '2 days'"),
    async [Symbol.asyncDispose]() {
      for (const store of stores) await store.close()
      await database?.[Symbol.asyncDispose]()
    },
  }
}

const kinds = [
  { name: 'a folder', open: inFolder },
  { name: 'PostgreSQL', open: inPostgres },
].filter(({ name }) => name === 'a folder' || testDatabases.some((database) => database.name === name))

const by = 'Mei'
const longer = { timeout: 1_800_000 }
const file = (text: string) => ({ hash: hash('sha256', text), bytes: Buffer.from(text) })
const version = (id: string, format = 'a') => ({ id, format, publishedAt: '2026-11-28T00:00:00.000Z', publishedBy: by })
const ids = async (store: PublishedStore) => (await store.versions()).map(({ id }) => id)

/** Publishes the test content, with the text of one product changed. */
async function publishedWith(store: PublishedStore, title: string) {
  await using content = await fixtureCopy()
  await content.edit('products/rh-0001/en.yaml', (text) => text.replace(/^title: .*/m, `title: ${title}`))
  return (await publishContent(content.folder, store, { by })).version
}

describe.each(kinds)('published content in $name', ({ open }) => {
  it('a file comes back as it was stored, however large it is', async () => {
    await using opened = await open()
    const large = file('0123456789'.repeat(1_000_000))
    const small = file('')
    const unknown = file('unknown').hash
    for (const one of [large, small]) await opened.store.put(one.hash, one.bytes)
    expect(await opened.another().missing([large.hash, unknown, small.hash])).toEqual([unknown])
    for (const one of [large, small]) {
      const read = await buffer(opened.store.read(one.hash))
      expect(hash('sha256', read)).toBe(one.hash)
    }
    await expect(buffer(opened.store.read(unknown))).rejects.toThrow()
  })

  it('reading a missing file throws, also if the reading begins later', async () => {
    await using test = await open()
    const bytes = test.store.read(file('never stored').hash)
    // More time than it takes to open a file.
    await test.store.versions()
    await test.store.missing([file('never stored').hash])
    await expect(buffer(bytes)).rejects.toThrow()
  })

  it('the version switched to last is the current one, for each format of the program', async () => {
    await using opened = await open()
    const { store } = opened
    expect(await store.versions()).toEqual([])
    for (const one of [version('1'), version('2'), version('3', 'b')]) await store.switchTo(one)
    const other = opened.another()
    expect(currentOf(await other.versions(), 'a')).toEqual(version('2'))
    expect(currentOf(await other.versions(), 'b')).toEqual(version('3', 'b'))
    await other.switchTo(version('1'))
    expect(await ids(store)).toEqual(['1', '3', '2'])
    await store.remove('1')
    expect(await ids(other)).toEqual(['3', '2'])
  })

  it('the same content published twice is one version, also by two publishers at once', async () => {
    await using opened = await open()
    const publish = () => publishContent(fixtureFolder, opened.another(), { by })
    const [one, other] = await Promise.all([publish(), publish()])
    expect(other.version.id).toBe(one.version.id)
    expect(await ids(opened.store)).toEqual([one.version.id])
    expect((await publish()).stored).toBe(0)
  })

  // It builds the content once for each step: minutes on a busy machine.
  it('a publisher that dies at any moment has published all or nothing, and what it leaves is collected', longer, async () => {
    await using opened = await open()
    await using copied = await temporaryFolder()
    const { manifest } = createFileCopies(copied.folder, opened.store)
    const before = await publishedWith(opened.store, 'Before')
    for (let steps = 0; ; steps += 1) {
      const after = await publishedWith(dyingAfter(steps, opened.store), 'After').catch((error) => String(error))
      if (typeof after !== 'string') {
        expect(currentOf(await opened.store.versions(), after.format)).toEqual(after)
        expect(await opened.store.missing([after.id, ...hashesIn(await manifest(after.id))])).toEqual([])
        break
      }
      expect(after).toContain('killed')
      expect(await ids(opened.store)).toEqual([before.id])
    }
    await opened.ageFiles()
    await opened.store.remove((await ids(opened.store))[0] ?? '')
    expect((await collectGarbage(opened.store, manifest, 1)).files).toBeGreaterThan(0)
    expect(await opened.store.missing(hashesIn(await manifest(before.id)))).toEqual([])
  })

  it('garbage is what only versions need that are neither new nor current, unless it was stored within a day', async () => {
    await using opened = await open()
    await using copied = await temporaryFolder()
    const { manifest } = createFileCopies(copied.folder, opened.store)
    const { store } = opened
    const versions = []
    for (const title of ['One', 'Two', 'Three']) versions.push(await publishedWith(store, title))
    const [one, two, three] = versions
    if (!one || !two || !three) throw new Error('Not published')
    const manifestOfOne = await manifest(one.id)
    expect(await collectGarbage(store, manifest, 2)).toEqual({ versions: 1, files: 0 })
    expect(await ids(store)).toEqual([three.id, two.id])
    // Somebody who saw the version in a list can still go back to it.
    await rollBack(store, one, manifestOfOne)
    expect((await ids(store))[0]).toBe(one.id)
    await store.switchTo(two)
    await opened.ageFiles()
    // The databases and manifests of the two others.
    expect(await collectGarbage(store, manifest, 1)).toEqual({ versions: 2, files: 4 })
    await expect(rollBack(store, one, manifestOfOne)).rejects.toThrow('not in the store any more')
    expect(await ids(store)).toEqual([two.id])
  })
})

/** A store whose user dies after some steps. */
function dyingAfter(steps: number, store: PublishedStore): PublishedStore {
  let left = steps
  const step = <Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) => {
    return async (...args: Args) => {
      if (left === 0) throw new Error('killed')
      left -= 1
      return run(...args)
    }
  }
  return { ...store, missing: step(store.missing), put: step(store.put), switchTo: step(store.switchTo) }
}
