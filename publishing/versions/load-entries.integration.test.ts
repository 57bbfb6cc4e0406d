import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readContentFiles } from '../read/content-files.ts'
import { ContentError } from '../read/content-issue.ts'
import { fixtureCopy } from '../testing/fixture.ts'
import { type LastGood, type LoadedContent, loadFiles } from './load-entries.ts'

const loadEntries = async (folder: string, lastGood?: LastGood) => loadFiles(folder, await readContentFiles(folder), lastGood)

/** Loads the fixture, changes it, and loads it again. */
async function loadedAgain(change: (copy: Awaited<ReturnType<typeof fixtureCopy>>) => Promise<void>) {
  await using copy = await fixtureCopy()
  const before = await loadEntries(copy.folder)
  await change(copy)
  return { before, after: await loadEntries(copy.folder, before.lastGood) }
}

const titlesOf = ({ content }: LoadedContent) => content.articles.news.map(({ words }) => words.en?.load().title)

describe('an entry with faults', () => {
  it('stays in its last good version, while other changes are served', async () => {
    const { before, after } = await loadedAgain(async ({ edit }) => {
      await edit('news/new-hood/en.yaml', (text) => text.replace('title: ', 'title: Now: '))
      await edit('news/showroom/en.yaml', (text) => text.replace('A new showroom', 'A newer showroom'))
    })
    expect(before.issues).toEqual([])
    expect(after.heldBack).toEqual([{ entry: 'news/new-hood', served: 'last good' }])
    expect(after.issues).toMatchObject([{ file: 'news/new-hood/en.yaml', line: 1 }])
    const titles = titlesOf(after)
    expect(titles).toContain('A new hood (en)')
    expect(titles).toContain('A newer showroom (en)')
  })

  it('is left out if it has no last good version, also at startup', async () => {
    await using copy = await fixtureCopy()
    await copy.edit('news/new-hood/en.yaml', (text) => text.replace('title: ', 'title: Now: '))
    const { content, heldBack } = await loadEntries(copy.folder)
    expect(heldBack).toEqual([{ entry: 'news/new-hood', served: 'nothing' }])
    expect(content.articles.news.map(({ id }) => id)).not.toContain('new-hood')
  })

  it('can be a folder that cannot be read, such as one with a name that is not UTF-8', async () => {
    const { before, after } = await loadedAgain(async ({ folder, edit }) => {
      await mkdir(Buffer.concat([Buffer.from(join(folder, 'news/')), Buffer.from([0xff])]))
      await edit('news/showroom/en.yaml', (text) => text.replace('A new showroom', 'A newer showroom'))
    })
    expect(before.issues).toEqual([])
    expect(after.heldBack).toEqual([{ entry: 'news/\ufffd', served: 'nothing' }])
    expect(after.issues).toMatchObject([{ file: 'news/\ufffd/news.yaml', message: expect.stringContaining('cannot be read') }])
    expect(titlesOf(after)).toContain('A newer showroom (en)')
  })

  it('does not affect valid entries: of two products with the same id, the new copy is left out', async () => {
    const { before, after } = await loadedAgain(async ({ folder, edit }) => {
      await cp(join(folder, 'products/rh-0001'), join(folder, 'products/rh-0000'), { recursive: true })
      await edit('products/rh-0000/product.yaml', (text) => text.replace('code: RH-0001', 'code: RH-0000'))
    })
    expect(after.heldBack).toEqual([{ entry: 'products/rh-0000', served: 'nothing' }])
    expect(after.version).toBe(before.version)
  })

  it.each([
    { needed: 'other entries', entry: 'products/rh-0002' },
    { needed: 'site.yaml', entry: 'products/rh-0001' },
  ])('is served in its last good version if it was deleted but $needed still refers to it', async ({ entry }) => {
    const { before, after } = await loadedAgain(({ folder }) => rm(join(folder, entry), { recursive: true }))
    expect(after.heldBack).toEqual([{ entry, served: 'last good' }])
    expect(after.version).toBe(before.version)
  })

  it('keeps a deleted picture whose variants are still stored', async () => {
    const { before, after } = await loadedAgain(({ folder }) => rm(join(folder, 'products/rh-0001/pictures/studio.webp')))
    expect(after.issues[0]).toMatchObject({ file: 'products/rh-0001/product.yaml', field: 'pictures.0' })
    expect(after.version).toBe(before.version)
  })
})

describe('a fault that affects the whole site', () => {
  it.each([
    { of: 'a category', file: 'categories/range-hoods/category.yaml' },
    { of: 'the site', file: 'site.yaml' },
    { of: 'the home page at startup', file: 'home.yaml' },
  ])('in $of is an error with all faults', async ({ file }) => {
    await using copy = await fixtureCopy()
    await copy.edit('news/new-hood/en.yaml', (text) => text.replace('title: ', 'title: Now: '))
    await copy.edit(file, (text) => `${text}\n  : [`)
    const error = await loadEntries(copy.folder).catch((thrown: unknown) => thrown)
    const files = error instanceof ContentError ? error.issues.map((issue) => issue.file) : []
    expect(files).toEqual(expect.arrayContaining([file, 'news/new-hood/en.yaml']))
  })
})
