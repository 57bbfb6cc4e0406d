import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fixtureCopy } from '../testing/fixture.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createLastGoodStore } from './last-good-store.ts'
import { loadFirst } from './load-first.ts'

/** A copy of the fixture that can be loaded repeatedly, with one folder for the last good versions. */
async function restartedContent() {
  const copy = await fixtureCopy()
  const data = await temporaryFolder()
  const file = join(data.folder, 'last-good-content.json')
  return {
    ...copy,
    kept: file,
    data: data.folder,
    /** Loads the content as a process does at startup. */
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

describe('at startup, an entry with faults', () => {
  it('is served in the version from before the restart, also after another restart', async () => {
    await using content = await restartedContent()
    const before = await content.start()
    await content.breakNews()
    for (const restarted of [await content.start(), await content.start()]) {
      expect(restarted.heldBack).toEqual([{ entry: 'news/new-hood', served: 'last good' }])
      expect(restarted.issues).toMatchObject([{ file: 'news/new-hood/en.yaml', line: 1 }])
      expect(restarted.snapshot.version).toBe(before.snapshot.version)
    }
  })

  it('is left out while its last good version needs a deleted picture, and returns with the picture', async () => {
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
    {
      broken: 'has an entry that is no longer valid',
      edit: (kept: string) => kept.replace('published: 2026-03-01', 'printed: 1'),
    },
    { broken: 'is only half written', edit: (kept: string) => kept.slice(0, kept.length / 2) },
    { broken: 'has a site.yaml that is no longer valid', edit: (kept: string) => kept.replace('brand: ', 'brand: [') },
  ])('is left out if the stored file $broken', async ({ edit }) => {
    await using content = await restartedContent()
    await content.start()
    const kept = await readFile(content.kept, 'utf8')
    expect(edit(kept)).not.toBe(kept)
    await writeFile(content.kept, edit(kept))
    await content.breakNews()
    expect((await content.start()).heldBack).toEqual([{ entry: 'news/new-hood', served: 'nothing' }])
  })

  it('does not bring back a deleted entry that its last good version refers to', async () => {
    await using content = await restartedContent()
    await content.start()
    await rm(join(content.folder, 'products/rh-0090'), { recursive: true })
    await content.breakNews()
    const { snapshot, heldBack } = await content.start()
    expect(snapshot.products.map(({ code }) => code)).not.toContain('RH-0090')
    expect(heldBack).toContainEqual({ entry: 'news/new-hood', served: 'nothing' })
  })

  it('may be a deleted entry: it is brought back if the home page needs it, because having no site would be worse', async () => {
    await using content = await restartedContent()
    await content.start()
    await rm(join(content.folder, 'news/new-hood'), { recursive: true })
    expect((await content.start()).heldBack).toEqual([{ entry: 'news/new-hood', served: 'last good' }])
  })

  it('may be the home page: the last good version is served', async () => {
    await using content = await restartedContent()
    await content.start()
    await content.edit('home.yaml', (text) => text.replace('vela', 'velo'))
    expect((await content.start()).heldBack).toEqual([{ entry: 'home.yaml', served: 'last good' }])
  })
})

it('writes the stored file atomically, and only if the content has changed', async () => {
  await using content = await restartedContent()
  await content.start()
  const { ino } = await stat(content.kept)
  await content.start()
  expect((await stat(content.kept)).ino).toBe(ino)

  await content.edit('news/new-hood/en.yaml', (text) => text.replace('A new hood', 'A newer hood'))
  await content.start()
  expect(await readFile(content.kept, 'utf8')).toContain('A newer hood')
  // A new file replaced the old one, and no temporary file is left.
  expect((await stat(content.kept)).ino).not.toBe(ino)
  expect(await readdir(content.data)).toEqual(['last-good-content.json'])
})
