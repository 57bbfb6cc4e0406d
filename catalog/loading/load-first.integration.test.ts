import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fixtureCopy } from '../testing/fixture.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createLastGoodStore } from './last-good-store.ts'
import { loadFirst } from './load-first.ts'

/** A copy of the fixture that is started again and again, with one folder for what is kept. */
async function restartedContent() {
  const copy = await fixtureCopy()
  const data = await temporaryFolder()
  const file = join(data.folder, 'last-good-content.json')
  return {
    ...copy,
    kept: file,
    data: data.folder,
    /** What a process does with its content at its start. */
    async start() {
      const store = createLastGoodStore(file, (error) => {
        throw error
      })
      const content = await loadFirst(copy.folder, file)
      store.keep(content)
      await store.idle()
      return content
    },
    breakNews: () => copy.edit('news/new-hood/en.yaml', (text) => text.replace('title: ', 'title: Now: ')),
    async [Symbol.asyncDispose]() {
      await copy[Symbol.asyncDispose]()
      await data[Symbol.asyncDispose]()
    },
  }
}

describe('a start with an entry that has faults', () => {
  it('serves it in the version from before the restart, and goes on doing so at the next', async () => {
    await using content = await restartedContent()
    const before = await content.start()
    await content.breakNews()
    for (const restarted of [await content.start(), await content.start()]) {
      expect(restarted.heldBack).toEqual([{ entry: 'news/new-hood', served: 'last good' }])
      expect(restarted.issues).toMatchObject([{ file: 'news/new-hood/en.yaml', line: 1 }])
      expect(restarted.snapshot.version).toBe(before.snapshot.version)
    }
  })

  it('leaves it out while its old version names a picture that has gone, and takes it back with the picture', async () => {
    await using content = await restartedContent()
    const picture = join(content.folder, 'news/new-hood/own.webp')
    await cp(join(content.folder, 'categories/range-hoods/pictures/wide.webp'), picture)
    await content.edit('news/new-hood/news.yaml', (text) => text.replace(/^picture: .*/m, 'picture: own.webp'))
    await content.start()
    await content.breakNews()
    const bytes = await readFile(picture)
    await rm(picture)
    expect((await content.start()).heldBack).toEqual([{ entry: 'news/new-hood', served: 'nothing' }])
    await writeFile(picture, bytes)
    expect((await content.start()).heldBack).toEqual([{ entry: 'news/new-hood', served: 'last good' }])
  })

  it.each([
    { broken: 'an entry of it no longer fits', edit: (kept: string) => kept.replace('published: 2026-03-01', 'printed: 1') },
    { broken: 'it is only half written', edit: (kept: string) => kept.slice(0, kept.length / 2) },
    { broken: 'its site.yaml no longer fits', edit: (kept: string) => kept.replace('brand: ', 'brand: [') },
  ])('leaves the entry out, as if nothing were kept, where $broken', async ({ edit }) => {
    await using content = await restartedContent()
    await content.start()
    const kept = await readFile(content.kept, 'utf8')
    expect(edit(kept)).not.toBe(kept)
    await writeFile(content.kept, edit(kept))
    await content.breakNews()
    expect((await content.start()).heldBack).toEqual([{ entry: 'news/new-hood', served: 'nothing' }])
  })

  it('brings nothing back that was deleted on purpose, not even where the old version refers to it', async () => {
    await using content = await restartedContent()
    await content.start()
    await rm(join(content.folder, 'products/rh-0090'), { recursive: true })
    await content.breakNews()
    const { snapshot, heldBack } = await content.start()
    expect(snapshot.products.map(({ code }) => code)).not.toContain('RH-0090')
    expect(heldBack).toContainEqual({ entry: 'news/new-hood', served: 'nothing' })
  })

  it('brings back what was deleted where the home page needs it, because no site would be worse', async () => {
    await using content = await restartedContent()
    await content.start()
    await rm(join(content.folder, 'news/new-hood'), { recursive: true })
    expect((await content.start()).heldBack).toEqual([{ entry: 'news/new-hood', served: 'last good' }])
  })

  it('starts with the old home page where that has the fault', async () => {
    await using content = await restartedContent()
    await content.start()
    await content.edit('home.yaml', (text) => text.replace('vela', 'velo'))
    expect((await content.start()).heldBack).toEqual([{ entry: 'home.yaml', served: 'last good' }])
  })
})

it('what is kept is written when it changes, never in part, and not again at a start without changes', async () => {
  await using content = await restartedContent()
  await content.start()
  const { ino } = await stat(content.kept)
  await content.start()
  expect((await stat(content.kept)).ino).toBe(ino)

  await content.edit('news/new-hood/en.yaml', (text) => text.replace('A new hood', 'A newer hood'))
  await content.start()
  expect(await readFile(content.kept, 'utf8')).toContain('A newer hood')
  // A new file that took the old one's place, and nothing beside it.
  expect((await stat(content.kept)).ino).not.toBe(ino)
  expect(await readdir(content.data)).toEqual(['last-good-content.json'])
})
