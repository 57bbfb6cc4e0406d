import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { compileCache } from '#submissions/testing/compile-cache.ts'
import { fixtureCopy, fixtureFolder } from '../testing/fixture.ts'
import { killPublishers } from '../testing/kill-publishers.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testPlaces } from '../testing/test-places.ts'
import { collectGarbage } from './collect.ts'
import { createFileCopies } from './file-copies.ts'
import { hashesIn } from './manifest.ts'
import { publishContent, rollBack } from './publish.ts'
import { currentOf, type PublishedStore } from './published-store.ts'

const by = 'Mei'
const longer = { timeout: 1_800_000 }
const file = (text: string) => ({ hash: hash('sha256', text), bytes: Buffer.from(text) })
const version = (id: string, format = 'a') => ({ id, format, publishedAt: '2026-11-28T00:00:00.000Z', publishedBy: by })
const remove = async (store: PublishedStore, id: string | undefined) => {
  for (const one of await store.versions()) if (one.id === id) await store.remove(one)
}
const ids = async (store: PublishedStore) => (await store.versions()).map(({ id }) => id)

/** Publishes the test content, with the text of one product changed. */
async function publishedWith(store: PublishedStore, title: string) {
  await using content = await fixtureCopy()
  await content.edit('products/rh-0001/en.yaml', (text) => text.replace(/^title: .*/m, `title: ${title}`))
  return (await publishContent(content.folder, store, { by })).version
}

describe.each(testPlaces)('published content in $name', ({ open }) => {
  it('a file comes back as it was stored, however large it is', async () => {
    await using opened = await open()
    const large = file('0123456789'.repeat(1_000_000))
    const small = file('')
    const unknown = file('unknown').hash
    for (const one of [large, small]) await opened.store.put(one.hash, one.bytes)
    expect(await (await opened.another()).missing([large.hash, unknown, small.hash])).toEqual([unknown])
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
    const other = await opened.another()
    expect(currentOf(await other.versions(), 'a')).toMatchObject(version('2'))
    expect(currentOf(await other.versions(), 'b')).toMatchObject(version('3', 'b'))
    await other.switchTo(version('1'))
    expect(await ids(store)).toEqual(['1', '3', '2'])
    await remove(store, '1')
    expect(await ids(other)).toEqual(['3', '2'])
  })

  it('of ten publishers that switch at once, each gets a turn of its own, and all see the same order', async () => {
    await using opened = await open()
    const stores = await Promise.all(Array.from({ length: 10 }, opened.another))
    await Promise.all(stores.map((store, index) => store.switchTo(version(`${index}`))))
    const [first = [], ...others] = await Promise.all(stores.map((store) => store.versions()))
    expect(new Set(first.map(({ turn }) => turn)).size).toBe(10)
    for (const other of others) expect(other).toEqual(first)
  })

  it('of two processes that publish different content at once, both versions are whole, and all see the same one as current', async () => {
    await using opened = await open()
    await using copied = await temporaryFolder()
    const program = new URL('../testing/publish-once.ts', import.meta.url).pathname
    await Promise.all(
      ['One', 'Other'].map(async (title) => {
        await using content = await fixtureCopy()
        await content.edit('products/rh-0001/en.yaml', (text) => text.replace(/^title: .*/m, `title: ${title}`))
        await promisify(execFile)(process.execPath, [program, content.folder, opened.environment.DATA_DIR], {
          env: { ...process.env, ...compileCache, ...opened.environment },
        })
      }),
    )
    const listed = await opened.store.versions()
    expect(listed).toHaveLength(2)
    expect(await (await opened.another()).versions()).toEqual(listed)
    const { get, manifest } = createFileCopies(copied.folder, opened.store)
    // Compares each hash.
    for (const { id } of listed) for (const one of hashesIn(await manifest(id))) await get(one)
  })

  it('a version that is published again has its new day and name', async () => {
    await using opened = await open()
    await opened.store.switchTo(version('1'))
    const again = { ...version('1'), publishedAt: '2026-11-29T00:00:00.000Z', publishedBy: 'Ana' }
    await opened.store.switchTo(again)
    expect(await opened.store.versions()).toMatchObject([again])
  })

  it('a version that somebody goes back to while it is removed stays', async () => {
    await using opened = await open()
    for (const one of [version('1'), version('2')]) await opened.store.switchTo(one)
    const [, listed] = await opened.store.versions()
    await opened.store.switchTo(version('1'))
    if (listed) await opened.store.remove(listed)
    expect([listed?.id, await ids(opened.store)]).toEqual(['1', ['1', '2']])
  })

  it('the same content published twice is one version, also by two publishers at once', async () => {
    await using opened = await open()
    const publish = () => opened.another().then((store) => publishContent(fixtureFolder, store, { by }))
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
        expect(currentOf(await opened.store.versions(), after.format)).toMatchObject(after)
        expect(await opened.store.missing([after.id, ...hashesIn(await manifest(after.id))])).toEqual([])
        break
      }
      expect(after).toContain('killed')
      expect(await ids(opened.store)).toEqual([before.id])
    }
    await opened.ageFiles()
    await remove(opened.store, (await ids(opened.store))[0])
    expect((await collectGarbage(opened.store, manifest, 1)).files).toBeGreaterThan(0)
    expect(await opened.store.missing(hashesIn(await manifest(before.id)))).toEqual([])
  })

  // `npm run torture` kills two hundred.
  it(
    'of ten publishing processes killed at random moments, each has published all or nothing, and gc takes what they left',
    longer,
    async () => {
      await using opened = await open()
      const killed = await killPublishers(opened, 10)
      expect(killed).toMatchObject({ faults: [], left: [] })
      expect(killed.before).toBeGreaterThan(0)
    },
  )

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
