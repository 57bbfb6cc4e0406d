import { hash } from 'node:crypto'
import { cp, readdir, readFile, rm, truncate, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openForReading, openForWriting } from '#catalog/database/content-database.ts'
import { openContent } from '#catalog/database/open-content.ts'
import { writeYamlFiles, yamlFilesIn } from '../build/yaml-files.ts'
import { contentFile, textInMemory } from '../read/content-file.ts'
import { createMemoryCache } from '../read/memory-cache.ts'
import { manifestBytes } from '../store/manifest.ts'
import { openSiteStore } from '../store/site-store.ts'
import { fixtureCopy } from '../testing/fixture.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { publishForSite } from '../watch/publish-for-site.ts'
import { buildDatabase } from './build-database.ts'

/** A copy of the fixture that can be published repeatedly, each time as a process that has just started does. */
async function restartedContent() {
  const copy = await fixtureCopy()
  const data = await temporaryFolder()
  const { copies, ...store } = openSiteStore(data.folder)
  return {
    ...copy,
    data: data.folder,
    store,
    async start() {
      const job = {
        contentFolder: copy.folder,
        storeFolder: data.folder,

        today: '2026-11-21',
        withReleases: false,
      }
      const [{ issues = [], heldBack = [] } = {}] = await publishForSite(job)
      const [version] = await store.versions()
      const { databases } = await copies.manifest(version?.id ?? '')
      const file = copies.pathOf(databases[0].hash)
      return { issues, heldBack, file, version: openContent(openForReading(file)).version }
    },
    /** As if another version of the program had published what is served, with other files. */
    async publishedByAnother(edit: (text: string) => string) {
      await using other = await temporaryFolder()
      const [version] = await store.versions()
      if (!version) throw new Error('Nothing is published')
      const { databases } = await copies.manifest(version.id)
      const edited = filesIn(copies.pathOf(databases[0].hash)).map(({ file, text }) => contentFile(file, edit(text)))
      const path = join(other.folder, 'edited.sqlite')
      await cp(copies.pathOf(databases[0].hash), path)
      writeYamlFiles(openForWriting(path), { files: edited, textOf: textInMemory })
      const bytes = await readFile(path)
      const sum = hash('sha256', bytes)
      const manifest = manifestBytes({ format: 'f'.repeat(64), databases: [{ from: '', hash: sum }], files: [] })
      const id = hash('sha256', manifest)
      await store.put(sum, bytes)
      await store.put(id, manifest)
      await store.remove(version)
      await store.switchTo({ ...version, id, format: 'f'.repeat(64) })
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

  it('stays in its last good version although a picture of it was deleted', async () => {
    await using content = await restartedContent()
    const picture = join(content.folder, 'news/new-hood/own.webp')
    await cp(join(content.folder, 'categories/range-hoods/pictures/wide.webp'), picture)
    await content.edit('news/new-hood/news.yaml', (text) => text.replace(/^picture: .*/m, 'picture: own.webp'))
    await content.start()
    await content.breakNews()
    await rm(picture)
    expect((await content.start()).heldBack).toEqual([{ entry: 'news/new-hood', served: 'last good' }])
  })

  it('is served in the version that another version of the program published, if it passes the checks of this one', async () => {
    await using content = await restartedContent()
    await content.start()
    await content.publishedByAnother((text) => text)
    await content.breakNews()
    expect((await content.start()).heldBack).toEqual([{ entry: 'news/new-hood', served: 'last good' }])
  })

  it('is left out if another version of the program published it, and it does not pass the checks of this one', async () => {
    await using content = await restartedContent()
    await content.start()
    await content.publishedByAnother((text) => text.replace('published: 2026-03-01', 'printed: 1'))
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

it('the same content is one version, and its files are removed some changes and minutes later', async () => {
  await using content = await restartedContent()
  const first = await content.start()
  expect((await content.start()).file).toBe(first.file)
  expect(await content.store.versions()).toHaveLength(1)
  const files = join(content.data, 'files')
  for (const name of await readdir(files)) await utimes(join(files, name), 1_000, 1_000)
  const made = [first.file]
  for (const title of ['A newer hood', 'The newest hood', 'An even newer hood']) {
    await content.edit('news/new-hood/en.yaml', (text) => text.replace(/^title: .*/m, `title: ${title}`))
    made.push((await content.start()).file)
  }
  const [, ...later] = made.map((file) => basename(file))
  const left = (await readdir(files)).filter((name) => made.some((file) => file.endsWith(name)))
  expect(left.sort()).toEqual(later.sort())
})

it('a change writes a database that is the same as one written anew', async () => {
  await using content = await restartedContent()
  await content.start()
  await content.edit('news/new-hood/en.yaml', (text) => text.replace('A new hood', 'A newer hood'))
  await rm(join(content.folder, 'news/showroom'), { recursive: true })
  await content.edit('products/rh-0002/en.yaml', (text) => text.replace('title: ', 'title: Leaning '))
  const changed = await content.start()
  await using other = await temporaryFolder()
  const target = join(other.folder, 'anew.sqlite')
  await buildDatabase({ root: content.folder, layers: [], cache: createMemoryCache(), before: undefined, target })
  expect(contentsOf(changed.file)).toEqual(contentsOf(target))
  const found = async (file: string) => openContent(openForReading(file)).search('en', 'newer', 5, '2026-11-21')
  expect(await found(changed.file)).toEqual(await found(target))
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
  const { files, textOf } = yamlFilesIn(openForReading(path))
  return files.map((file) => ({ ...file, text: textOf(file) ?? '' }))
}

/** Everything that queries read, without the numbers of rows. */
function contentsOf(file: string) {
  using database = openForReading(file)
  return [
    'select * from parts order by name',
    'select * from list_rows order by kind, position',
    'select kind, id, summary, body from entries order by kind, id',
    'select * from media order by url',
    'select entry from yaml_files order by entry',
    'select language, source, kind, published, code, value from search_entries join search_texts using (key) order by source, language, value',
    'select * from search_words order by language, word',
  ].map((query) => database.prepare(query).all())
}
