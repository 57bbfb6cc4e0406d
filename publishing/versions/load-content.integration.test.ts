import { cp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openForReading, openForWriting } from '#catalog/database/content-database.ts'
import { openContent } from '#catalog/database/open-content.ts'
import { earlierFilesIn, writeYamlFiles } from '../build/yaml-files.ts'
import { contentFile, textInMemory } from '../read/content-file.ts'
import { readCacheFile } from '../read/read-cache.ts'
import { fixtureCopy } from '../testing/fixture.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createContentProducer } from './content-producer.ts'

/** A copy of the fixture that can be loaded repeatedly, with one folder for the last good versions. */
async function restartedContent() {
  const copy = await fixtureCopy()
  const data = await temporaryFolder()
  return {
    ...copy,
    data: data.folder,
    /** Loads the content as a process does at startup. */
    async start() {
      const produced = await createContentProducer({ folder: copy.folder, versionsFolder: data.folder })()
      if (typeof produced.database !== 'string') throw new Error(produced.unstored)
      return { ...produced, file: produced.database }
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
      expect(restarted.version).toBe(before.version)
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
      edit: (text: string) => text.replace('published: 2026-03-01', 'printed: 1'),
    },
    {
      broken: 'has a site.yaml that is no longer valid',
      edit: (text: string) => text.replace('brand: ', 'brand: ['),
    },
  ])('is left out if the database $broken', async ({ edit }) => {
    await using content = await restartedContent()
    const { file } = await content.start()
    const edited = filesIn(file).map((one) => contentFile(one.file, edit(one.text)))
    expect(edited.map(({ text }) => text)).not.toEqual(filesIn(file).map(({ text }) => text))
    writeYamlFiles(openForWriting(file), { served: edited, leftOut: [], textOf: textInMemory })
    await content.breakNews()
    expect((await content.start()).heldBack).toEqual([{ entry: 'news/new-hood', served: 'nothing' }])
  })

  it('is left out if the database is only half written', async () => {
    await using content = await restartedContent()
    const { file } = await content.start()
    await truncate(file, 5_000)
    await content.breakNews()
    expect((await content.start()).heldBack).toEqual([{ entry: 'news/new-hood', served: 'nothing' }])
  })

  it('does not bring back a deleted entry that its last good version refers to', async () => {
    await using content = await restartedContent()
    await content.start()
    await rm(join(content.folder, 'products/rh-0090'), { recursive: true })
    await content.breakNews()
    const { file, heldBack } = await content.start()
    const { products } = openContent(openForReading(file))
    expect(products.map(({ code }) => code)).not.toContain('RH-0090')
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

it('a version is written once, in whole, and its file is removed with the change after the next one', async () => {
  await using content = await restartedContent()
  const first = await content.start()
  const { ino } = await stat(first.file)
  expect((await stat((await content.start()).file)).ino).toBe(ino)

  await content.edit('news/new-hood/en.yaml', (text) => text.replace('A new hood', 'A newer hood'))
  await utimes(first.file, 1_000, 1_000)
  const second = await content.start()
  expect(filesIn(second.file).some(({ text }) => text.includes('A newer hood'))).toBe(true)
  const kept = async () => (await readdir(content.data)).filter((name) => !name.startsWith(readCacheFile)).sort()
  expect(await kept()).toEqual([basename(first.file), basename(second.file), 'current.json'].sort())

  await content.edit('news/new-hood/en.yaml', (text) => text.replace('A newer hood', 'The newest hood'))
  const third = await content.start()
  expect(await kept()).toEqual([basename(second.file), basename(third.file), 'current.json'].sort())
})

it('a change writes a database that is the same as one written anew', async () => {
  await using content = await restartedContent()
  await content.start()
  await content.edit('news/new-hood/en.yaml', (text) => text.replace('A new hood', 'A newer hood'))
  await rm(join(content.folder, 'news/showroom'), { recursive: true })
  await content.edit('products/rh-0002/en.yaml', (text) => text.replace('title: ', 'title: Leaning '))
  const changed = await content.start()
  await using other = await temporaryFolder()
  const anew = await createContentProducer({ folder: content.folder, versionsFolder: other.folder })()
  if (typeof anew.database !== 'string') throw new Error(anew.unstored)
  expect(contentsOf(changed.file)).toEqual(contentsOf(anew.database))
  const found = async (file: string) => openContent(openForReading(file)).search('en', 'newer', 5, '2026-11-21')
  expect(await found(changed.file)).toEqual(await found(anew.database))
  expect((await found(changed.file)).total).toBe(1)
})

it('a changed fact of a product changes the articles and products that name it, also in search', async () => {
  await using content = await restartedContent()
  await content.edit('news/new-hood/en.yaml', (text) => text.replace(/^intro: .*/m, 'intro: It moves {rh-0001.airflow}.'))
  await content.edit('products/rh-0002/en.yaml', (text) => text.replace(/^summary: .*/m, 'summary: Less than {rh-0001.airflow}.'))
  await content.start()
  await content.edit('products/rh-0001/product.yaml', (text) => text.replace('airflow: 1450', 'airflow: 1380'))
  const { file, issues } = await content.start()
  expect(issues).toEqual([])

  const changed = openContent(openForReading(file))
  expect(changed.articleSummary('news', 'new-hood').intro.en).toBe('It moves 1,380\u00a0m³/h.')
  expect(changed.product('102').summary.en).toBe('Less than 1,380\u00a0m³/h.')
  const [hits] = changed.search('en', '1,380', 5, '2026-11-21').groups.filter(({ kind }) => kind === 'news')
  expect(hits?.total).toBe(1)
})

it('an article is not served without the fact that it names', async () => {
  await using content = await restartedContent()
  await content.start()
  await content.edit('news/new-hood/en.yaml', (text) => text.replace('in short', 'at {rh-0001.loudness}'))
  const { heldBack, issues } = await content.start()
  expect(heldBack).toEqual([{ entry: 'news/new-hood', served: 'last good' }])
  expect(issues).toMatchObject([{ file: 'news/new-hood/en.yaml', line: 2, field: 'intro' }])
})

/** The YAML files in a database, with their texts. */
function filesIn(path: string) {
  const earlier = earlierFilesIn(path)
  return (earlier?.files ?? []).map((file) => ({ ...file, text: earlier?.textOf(file) ?? '' }))
}

/** Everything that queries read, without the numbers of rows. */
function contentsOf(file: string) {
  using database = openForReading(file)
  return [
    'select * from parts order by name',
    'select * from list_rows order by kind, position',
    'select kind, id, summary, body from entries order by kind, id',
    'select * from media order by url',
    'select entry, served from yaml_files order by entry',
    'select language, source, kind, published, code, value from search_entries join search_texts using (key) order by source, language, value',
    'select * from search_words order by language, word',
  ].map((query) => database.prepare(query).all())
}
