import { rmSync } from 'node:fs'
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { variantsOf } from '#catalog/media/picture-variant.ts'
import { contentVersion } from '../build/entries/content-version.ts'
import { examineContent } from '../check/examine-content.ts'
import { loadCatalog, loadIndex } from '../load-catalog.ts'
import { createFileStore } from '../pictures/file-store.ts'
import { originalsIn } from '../pictures/originals.ts'
import { createPictureStore } from '../pictures/picture-store.ts'
import { fixtureCopy, fixtureFolder } from '../testing/fixture.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { readContentFiles, textsIn } from './content-files.ts'
import { ContentError } from './content-issue.ts'
import { folderFingerprint } from './folder-fingerprint.ts'
import { layersOn, releasesIn, unusableReleases } from './releases.ts'

const title = 'news/new-hood/en.yaml'
const textOfNews = (name: string) => `title: ${name}\nintro: Short\ncontent: Long\npictureAlt: A kitchen\n`
const removed = '.removed.json'

type Files = Record<string, string | Buffer>

async function layerOf(files: Files) {
  const { folder, ...disposal } = await temporaryFolder()
  onTestFinished(() => disposal[Symbol.asyncDispose]())
  await write(folder, files)
  return folder
}

async function write(folder: string, files: Files) {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), content)
  }
}

const examined = (layers: readonly string[], folder = fixtureFolder) => examineContent(folder, { layers })

/** The English titles of the news. */
async function titles(layers: readonly string[], folder = fixtureFolder) {
  const index = await loadIndex(folder, layers)
  return Object.fromEntries(index.articles.news.map(({ id }) => [id, index.articleSummary('news', id).title.en]))
}

describe('SW5: a layer over the content', () => {
  it('replaces, adds and removes files; a later layer wins', async () => {
    const first = await layerOf({
      [title]: textOfNews('First'),
      'news/added/news.yaml': 'published: 2026-02-01\npicture: /categories/range-hoods/pictures/wide.webp\n',
      'news/added/en.yaml': textOfNews('Added'),
      [removed]: JSON.stringify(['news/showroom/news.yaml', ...words('news/showroom')]),
    })
    const second = await layerOf({ [title]: textOfNews('Second') })
    expect(await titles([first])).toMatchObject({ 'new-hood': 'First', added: 'Added' })
    const both = await titles([first, second])
    expect(both).toMatchObject({ 'new-hood': 'Second', added: 'Added', tomorrow: expect.any(String) })
    expect(Object.keys(both)).not.toContain('showroom')
    expect(await titles([second, first])).toMatchObject({ 'new-hood': 'First' })
  })

  it('brings back what an earlier layer has removed, and keeps logical paths', async () => {
    const without = await layerOf({ [removed]: JSON.stringify([title]) })
    const again = await layerOf({ [title]: textOfNews('Again') })
    const files = await readContentFiles(fixtureFolder, { layers: [without, again] })
    const file = files.find((one) => one.file === title)
    expect(file && textsIn(fixtureFolder, [without, again])(file)).toContain('title: Again')
    expect((await readContentFiles(fixtureFolder, { layers: [without] })).map(({ file }) => file)).not.toContain(title)
    expect(files.map(({ file }) => file)).toEqual(files.map(({ file }) => file).toSorted())
  })

  it('whose file is taken back while files are read shows the one below, and a file without one is left out', async () => {
    const layer = await layerOf({ [title]: textOfNews('Draft'), 'news/only-a-draft/en.yaml': textOfNews('Only a draft') })
    // The names of all files are known before the first pause.
    const reading = readContentFiles(fixtureFolder, { layers: [layer] })
    rmSync(layer, { recursive: true })
    expect(await reading).toEqual(await readContentFiles(fixtureFolder))
  })

  it('that is missing or empty changes nothing, and neither do hidden files or folders called releases in it', async () => {
    const empty = await layerOf({
      [`.git/${title}`]: 'title: [',
      [`releases/2020-01-01-a/${title}`]: textOfNews('No'),
      [`releases/${title}`]: 'title: [',
    })
    const version = async (layers: readonly string[]) => {
      const { files, media, faults } = await examined(layers)
      expect(faults).toEqual([])
      return contentVersion(files, media)
    }
    expect(await version([empty, join(empty, 'missing')])).toBe(await version([]))
  })

  it('has pictures and documents of its own, which are served from where they are', async () => {
    const picture = 'products/sd-0001/pictures/studio.webp'
    const manual = 'products/rh-0001/documents/RH-0001-manual.pdf'
    const other = await readBytes('products/sd-0002/pictures/studio.webp')
    const layer = await layerOf({ [picture]: other, [manual]: Buffer.from('%PDF-1.7 another') })
    const data = await layerOf({})
    const { media } = await examined([layer])
    const master = media.pictures.get(picture)
    const originals = originalsIn(fixtureFolder, [layer])
    expect(master && (await originals.find(master))).toEqual({ folder: layer, path: picture })
    const below = media.pictures.get('products/sd-0002/pictures/studio.webp')
    expect(below && (await originals.find(below))?.folder).toBe(fixtureFolder)
    const [variant] = master ? variantsOf(master) : []
    expect(variant && (await createPictureStore(data, originals).make(variant))).toBeDefined()

    const file = media.files.get(manual)
    const stored = file && (await createFileStore(data, originals, () => {}).pathTo(file))
    expect(stored && (await readBytes(stored, '')).toString()).toBe('%PDF-1.7 another')
  })

  it('without a picture that the content names is a fault; so is a path into a release', async () => {
    const gone = 'products/sd-0001/pictures/studio.webp'
    const layer = await layerOf({ [removed]: JSON.stringify([gone]) })
    expect((await examined([layer])).faults).toMatchObject([
      { file: 'products/sd-0001/product.yaml', message: expect.stringContaining(`there is no file ${gone}`) },
    ])
    await using copy = await fixtureCopy()
    await write(copy.folder, { 'releases/2020-01-01-a/x.webp': await readBytes(gone) })
    await copy.edit('news/new-hood/news.yaml', (text) => text.replace(/^picture: .*/m, 'picture: /releases/2020-01-01-a/x.webp'))
    expect((await examined([], copy.folder)).faults).toMatchObject([{ message: expect.stringContaining('there is no file') }])
  })

  it('can hand its picture to the content folder without a new version, because files are found by their hash', async () => {
    await using copy = await fixtureCopy()
    const picture = 'products/sd-0001/pictures/studio.webp'
    const bytes = await readBytes('products/sd-0002/pictures/studio.webp')
    await write(copy.folder, { [`releases/2020-01-01-a/${picture}`]: bytes })
    const before = await loadIndex(copy.folder, layersOn(copy.folder, '2026-01-01'))
    await write(copy.folder, { [picture]: bytes })
    await rm(join(copy.folder, 'releases'), { recursive: true })
    expect((await loadIndex(copy.folder)).version).toBe(before.version)
  })

  it('names itself in its faults', async () => {
    await using copy = await fixtureCopy()
    await write(copy.folder, { [`releases/2020-01-01-a/${title}`]: 'title: Now: here\n' })
    const { faults } = await examined(layersOn(copy.folder, '2020-01-01'), copy.folder)
    expect(new ContentError(faults).message).toContain(`releases/2020-01-01-a/${title}:1 cannot be read as YAML`)
  })
})

describe('the list of removed files', () => {
  it.each([
    '../../site.yaml',
    '/site.yaml',
    'news//en.yaml',
    'news/./en.yaml',
    '.git/config',
    'news\\new-hood\\en.yaml',
    'releases/2030-01-01-a/site.yaml',
    '',
    12,
    null,
  ])('refuses %j, and removes the others', async (path) => {
    const layer = await layerOf({ [removed]: JSON.stringify([path, title]) })
    const { layerFaults, files } = await examined([layer])
    expect(layerFaults).toMatchObject([{ field: '0', message: expect.stringContaining(JSON.stringify(path)) }])
    expect(files.map(({ file }) => file)).not.toContain(title)
  })

  it.each(['{}', 'no JSON', '"site.yaml"', ''])('that is %j removes nothing and is a fault', async (text) => {
    const layer = await layerOf({ [removed]: text })
    const { layerFaults, faults, draft } = await examined([layer])
    expect([layerFaults.length, faults.length, draft.articles.news.length]).toEqual([1, 1, 3])
  })
})

describe('links in a layer', () => {
  it('to a file outside are refused, also for pictures and the list of removed files', async () => {
    const picture = 'products/sd-0001/pictures/studio.webp'
    const outside = await layerOf({
      'a.yaml': textOfNews('Outside'),
      'a.webp': await readBytes(picture),
      'a.json': '["site.yaml"]',
    })
    const layer = await layerOf({ 'products/sd-0001/pictures/keep': '', 'news/new-hood/keep': '' })
    await symlink(join(outside, 'a.yaml'), join(layer, title))
    await symlink(join(outside, 'a.webp'), join(layer, picture))
    await symlink(join(outside, 'a.json'), join(layer, removed))
    const { faults } = await examined([layer])
    expect(faults.map(({ file }) => file).sort()).toEqual(
      [expect.stringContaining(removed), title, 'products/sd-0001/product.yaml'].sort(),
    )
    for (const { message } of faults) expect(message).toContain('is a link to a file outside the content folder')
  })

  it('a release that is a link is none', async () => {
    await using copy = await fixtureCopy()
    const outside = await layerOf({ [title]: textOfNews('Outside') })
    await mkdir(join(copy.folder, 'releases'))
    await symlink(outside, join(copy.folder, 'releases/2020-01-01-link'))
    expect(releasesIn(copy.folder)).toEqual([])
    expect(unusableReleases(copy.folder)).toMatchObject([{ file: 'releases/2020-01-01-link' }])
    expect(await titles(layersOn(copy.folder, '2026-01-01'), copy.folder)).not.toMatchObject({ 'new-hood': 'Outside' })
  })
})

describe('SW5: releases of a content folder', () => {
  it('apply from their day on, in the order of their names, also when their day is long past', async () => {
    await using copy = await fixtureCopy()
    for (const name of ['2026-12-02-b', '2026-12-01-z', '2026-12-01-a', '2020-01-01-old']) {
      await write(copy.folder, { [`releases/${name}/${title}`]: textOfNews(name) })
    }
    const titleOn = async (day: string) => (await loadCatalog(copy.folder, day)).article('en', 'news', 'new-hood')?.title.text
    expect(await titleOn('2026-11-30')).toBe('2020-01-01-old')
    expect(await titleOn('2026-12-01')).toBe('2026-12-01-z')
    expect(await titleOn('2026-12-02')).toBe('2026-12-02-b')
    expect(releasesIn(copy.folder).map(({ name }) => name)).toEqual([
      '2020-01-01-old',
      '2026-12-01-a',
      '2026-12-01-z',
      '2026-12-02-b',
    ])
  })

  it.each(['2026-13-01-a', '2026-02-30-a', '2026-12-01', '2026-12-01-', 'christmas', '26-12-01-a'])(
    'the name %s is a warning, and what is in it is no content',
    async (name) => {
      await using copy = await fixtureCopy()
      await write(copy.folder, { [`releases/${name}/${title}`]: 'title: [', 'releases/notes.txt': '' })
      expect(
        unusableReleases(copy.folder)
          .map(({ file }) => file)
          .sort(),
      ).toEqual([`releases/${name}`, 'releases/notes.txt'].sort())
      expect(await examined(layersOn(copy.folder, '9999-12-31'), copy.folder)).toMatchObject({ faults: [], unread: [] })
    },
  )
})

it('the state of a folder is another with other layers, and after each change of one', async () => {
  const layer = await layerOf({ [title]: textOfNews('First') })
  using _clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  const alone = await folderFingerprint(fixtureFolder)
  const before = await folderFingerprint(fixtureFolder, [layer])
  expect(before).toMatch(/^[0-9a-f]{64}$/)
  expect(before).not.toBe(alone)
  await writeFile(join(layer, title), textOfNews('Second title'))
  expect(await folderFingerprint(fixtureFolder, [layer])).not.toBe(before)
})

const words = (folder: string) => ['en', 'zh-Hans', 'ko', 'id', 'zh-Hant'].map((language) => `${folder}/${language}.yaml`)

const readBytes = (file: string, folder = fixtureFolder) => readFile(join(folder, file))
