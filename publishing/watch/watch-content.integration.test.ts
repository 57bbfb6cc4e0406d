import { cp, mkdir, readdir, readFile, rename, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ContentError } from '../read/content-issue.ts'
import { fixtureCopy, fixtureFolder } from '../testing/fixture.ts'
import { publishHere } from '../testing/publish-here.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import type { CatalogSource } from './catalog-source.ts'
import type { SiteJob } from './publish-for-site.ts'
import { createCatalogSource, type WatchParts } from './watch-content.ts'

// Shorter than in production, so that the tests are quick.
const timing = { settleMs: 50, retryMs: 100 }
const silent = { debug() {}, info() {}, error() {} }
async function sourceOf(folder: string, parts: Partial<WatchParts> = {}) {
  const data = await temporaryFolder()
  onTestFinished(() => data[Symbol.asyncDispose]())
  return createCatalogSource(folder, { log: silent, openPublisher: publishHere, storeFolder: data.folder, ...timing, ...parts })
}

const words = 'products/rh-0001/en.yaml'

async function watchedCopy() {
  const copy = await fixtureCopy()
  const logged: { level: string; facts: object; message: string }[] = []
  let unchangedReads = 0
  const log = {
    debug: () => {
      unchangedReads += 1
    },
    info: (facts: object, message: string) => void logged.push({ level: 'info', facts, message }),
    error: (facts: object, message: string) => void logged.push({ level: 'error', facts, message }),
  }
  const source = await sourceOf(copy.folder, { log })
  // That the first version was waited for.
  logged.length = 0
  return {
    ...copy,
    source,
    logged,
    /** How often the folder was read again without finding anything new. */
    unchangedReads: () => unchangedReads,
    title: () => source.current().product('en', 'RH-0001')?.title.text,
    async [Symbol.asyncDispose]() {
      await source.close()
      await copy[Symbol.asyncDispose]()
    },
  }
}

const soon = (check: () => void) => vi.waitFor(check, { timeout: 120_000, interval: 20 })

/** Saves as many text editors do: writes a new file and renames it over the old one. */
async function replaceFile(path: string, text: string) {
  const part = join(dirname(path), `.${basename(path)}.part`)
  await writeFile(part, text)
  await rename(part, path)
}

describe('a change on disk', () => {
  it('UP3: during the first read is loaded after it, and is no failure', async () => {
    await using content = await fixtureCopy()
    const logged: string[] = []
    const noticed = Promise.withResolvers<void>()
    const log = {
      debug: () => noticed.resolve(),
      info() {},
      error: (_facts: object, message: string) => void logged.push(message),
    }
    const began = Promise.withResolvers<void>()
    const ends = Promise.withResolvers<void>()
    const publisher = publishHere()
    let isFirst = true
    async function run(job: SiteJob) {
      const result = await publisher.run(job)
      if (!isFirst) return result
      isFirst = false
      began.resolve()
      await ends.promise
      return result
    }
    const opening = sourceOf(content.folder, { log, openPublisher: () => ({ ...publisher, run }) })
    await began.promise
    await content.edit(words, (text) => text.replace(/title: .*/, 'title: Changed meanwhile'))
    await noticed.promise
    ends.resolve()
    const source = await opening
    await soon(() => expect(source.current().product('en', 'RH-0001')?.title.text).toBe('Changed meanwhile'))
    expect(logged).toEqual([])
    await source.close()
  })

  it('is loaded completely, gets a new version, and is announced to listeners', async () => {
    await using content = await watchedCopy()
    const before = content.source.current()
    const heard: string[] = []
    content.source.onChange(({ version }) => heard.push(version))

    await content.edit(words, (text) => text.replace('Slanted hood', 'Leaning hood'))
    await soon(() => expect(content.title()).toBe('Leaning hood, 90\u00a0cm'))

    const { version } = content.source.current()
    expect(version).toMatch(/^[0-9a-f]{12}-\d{4}-\d{2}-\d{2}$/)
    expect(version).not.toBe(before.version)
    expect(content.source.status()).toMatchObject({ version })
    expect(heard).toEqual([version])
    // Code that holds the old catalog can keep using it.
    expect(before.product('en', 'RH-0001')?.title.text).toBe('Slanted hood, 90\u00a0cm')
  })

  it('is seen each time a text editor renames a new file over the old one', async () => {
    await using content = await watchedCopy()
    for (const title of ['First', 'Second', 'Third']) {
      const path = join(content.folder, words)
      await replaceFile(path, (await readFile(path, 'utf8')).replace(/^title: .*/, `title: ${title}`))
      await soon(() => expect(content.title()).toBe(title))
    }
  })

  it('is seen in a folder that was removed and created again at once, as git does', async () => {
    await using content = await watchedCopy()
    const { version } = content.source.status()
    const folder = join(content.folder, 'products/rh-0001')
    await rm(folder, { recursive: true })
    await cp(join(fixtureFolder, 'products/rh-0001'), folder, { recursive: true })
    // Reloaded after the folder was back. A reload while it was missing may have come first.
    await soon(() => {
      expect(content.source.status()).toMatchObject({ version })
      expect(content.source.status().problem).toBeUndefined()
      expect(content.unchangedReads() + content.logged.length).toBeGreaterThan(0)
    })
    await content.edit(words, (text) => text.replace('Slanted hood', 'Leaning hood'))
    await soon(() => expect(content.title()).toBe('Leaning hood, 90\u00a0cm'))
  })

  it('is seen in a new folder', async () => {
    await using content = await watchedCopy()
    await mkdir(join(content.folder, 'features/isola'))
    const page = await readFile(join(fixtureFolder, 'features/vela/en.yaml'), 'utf8')
    await writeFile(join(content.folder, 'features/isola/en.yaml'), page)
    await writeFile(join(content.folder, 'features/isola/feature.yaml'), 'type: series\nname: isola\ncategory: range-hoods\n')
    await soon(() => expect(content.source.current().featureIds()).toContain('isola'))

    await content.edit('features/isola/en.yaml', (text) => text.replace('The Vela story', 'The Isola story'))
    await soon(() => expect(content.source.current().feature('en', 'isola')?.title.text).toContain('The Isola story'))
  })

  it('of only a picture gives a new version', async () => {
    await using content = await watchedCopy()
    const { version } = content.source.current()
    const picture = (code: string) => join(content.folder, `products/${code}/pictures/studio.webp`)
    await writeFile(picture('sd-0001'), await readFile(picture('sd-0002')))
    await soon(() => expect(content.source.current().version).not.toBe(version))
  })

  it('that writes the same bytes keeps the version', async () => {
    await using content = await watchedCopy()
    const before = content.source.current()
    const path = join(content.folder, words)
    await replaceFile(path, await readFile(path, 'utf8'))
    await soon(() => expect(content.unchangedReads()).toBe(1))
    expect(content.source.current()).toBe(before)
    expect(content.logged).toEqual([])
  })
})

describe('without file watches left in the operating system', () => {
  const noWatches: WatchParts['watchFolder'] = () => ({ renew: async () => 'unwatched', close() {} })

  it('finds a change by polling, and does not poll more often than the interval', async () => {
    await using copy = await fixtureCopy()
    let reads = 0
    const log = {
      ...silent,
      debug: () => {
        reads += 1
      },
    }
    const source = await sourceOf(copy.folder, { log, watchFolder: noWatches, pollMs: 300 })
    onTestFinished(source.close)
    const started = performance.now()
    await soon(() => expect(reads).toBeGreaterThan(2))
    expect(reads).toBeLessThanOrEqual((performance.now() - started) / 300)

    await copy.edit(words, (text) => text.replace('Slanted hood', 'Leaning hood'))
    await soon(() => expect(source.current().product('en', 'RH-0001')?.title.text).toContain('Leaning hood'))
  })
})

describe('content with faults', () => {
  it('is never served: the last good version stays, and the log lists every fault', async () => {
    await using content = await watchedCopy()
    const before = content.source.current()
    await content.edit('products/sd-0001/product.yaml', (text) => text.replace('water-rating: 3, ', ''))
    await content.edit('home.yaml', (text) => text.replace('vela', 'velo'))

    await soon(() => expect(content.source.status().problem).toHaveLength(2))
    expect(content.source.current()).toBe(before)
    expect(content.source.status().version).toBe(before.version)
    expect(content.logged.at(-1)).toMatchObject({
      level: 'error',
      facts: {
        issues: [
          { file: 'home.yaml', line: 1, field: 'series.0', message: 'there is no series velo' },
          {
            file: 'products/sd-0001/product.yaml',
            field: 'values.water-rating',
            message: 'is missing: give the number of ticks, from 1 to 4',
          },
        ],
      },
    })
  })

  it('is served again once it is fixed, even if it is the same as before', async () => {
    await using content = await watchedCopy()
    const heard: string[] = []
    content.source.onChange(({ version }) => heard.push(version))
    const before = content.source.current()
    await content.edit('home.yaml', (text) => text.replace('vela', 'velo'))
    await soon(() => expect(content.source.status().problem).toBeDefined())
    await content.edit('home.yaml', (text) => text.replace('velo', 'vela'))
    await soon(() => expect(content.source.status().problem).toBeUndefined())
    // The content is the same as before, so caches are still valid.
    expect(heard).toEqual([])
    expect(content.source.current()).toBe(before)
  })

  it('at startup is an error with every fault', async () => {
    await using copy = await fixtureCopy()
    await copy.edit('home.yaml', (text) => text.replace('vela', 'velo').replace('RH-0002', 'RH-0009'))
    const error = await sourceOf(copy.folder).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ContentError)
    expect(String(error)).toContain(
      'home.yaml:1 series.0: there is no series velo\nhome.yaml:2 hotProducts.0: there is no product RH-0009',
    )
  })

  it('is an error at startup if the folder does not exist', async () => {
    await using empty = await temporaryFolder()
    const missing = sourceOf(join(empty.folder, 'content'))
    await expect(missing).rejects.toBeInstanceOf(ContentError)
  })

  it('includes a missing folder; once the folder is back, its changes are seen again', async () => {
    await using content = await watchedCopy()
    await rename(content.folder, `${content.folder}.away`)
    await soon(() => expect(content.source.status().problem).toBeDefined())
    await rename(`${content.folder}.away`, content.folder)
    await soon(() => expect(content.source.status().problem).toBeUndefined())

    await content.edit(words, (text) => text.replace('Slanted hood', 'Leaning hood'))
    await soon(() => expect(content.title()).toBe('Leaning hood, 90\u00a0cm'))
  })
})

describe('a folder that cannot be read for some time', () => {
  it('is retried, and not more often than the retry interval', async () => {
    let reads = 0
    const publisher = publishHere()
    const run = (job: SiteJob) => (reads++ === 0 ? publisher.run(job) : Promise.reject(new Error('It is away')))
    const parts = { openPublisher: () => ({ ...publisher, run }), pollMs: timing.retryMs }
    await using copy = await fixtureCopy()
    const source = await sourceOf(copy.folder, parts)
    onTestFinished(source.close)
    const started = performance.now()
    await copy.edit(words, (text) => text.replace('Slanted hood', 'Leaning hood'))
    await soon(() => expect(reads).toBeGreaterThan(3))
    expect(reads - 1).toBeLessThanOrEqual((performance.now() - started) / timing.retryMs + 1)
  })
})

describe('G14: a new day in Singapore', () => {
  it('shows content dated on that day and hides expired content, without a restart', async () => {
    await using copy = await fixtureCopy()
    let now = Date.parse('2026-05-19T15:59:59.999Z')
    const source = await sourceOf(copy.folder, { now: () => now })
    const heard: string[] = []
    source.onChange(({ version }) => heard.push(version))
    const before = source.current()
    expect(before.article('en', 'news', 'showroom')).toBeUndefined()
    expect(source.current()).toBe(before)

    now += 1
    const after = source.current()
    expect(after.article('en', 'news', 'showroom')).toBeDefined()
    expect(heard).toEqual([after.version])
    expect(source.status().version).toBe(after.version)
    await source.close()
  })

  it('keeps reporting faults that are still on disk', async () => {
    await using copy = await fixtureCopy()
    let now = Date.parse('2026-05-19T12:00:00Z')
    const source = await sourceOf(copy.folder, { now: () => now })
    await copy.edit('home.yaml', (text) => text.replace('vela', 'velo'))
    await soon(() => expect(source.status().problem).toBeDefined())

    now += 24 * 60 * 60 * 1000
    expect(source.current().version).toMatch(/-2026-05-20$/)
    expect(source.status().problem).toHaveLength(1)
    await source.close()
  })
})

describe('a listener', () => {
  it('can be removed, and a failing listener does not affect the others', async () => {
    await using content = await watchedCopy()
    const heard: string[] = []
    content.source.onChange(() => {
      throw new Error('cannot follow')
    })
    content.source.onChange(() => heard.push('stays'))
    content.source.onChange(() => heard.push('leaves'))()

    await content.edit(words, (text) => text.replace('Slanted hood', 'Leaning hood'))
    await soon(() => expect(heard).toEqual(['stays']))
    expect(content.source.status().problem).toBeUndefined()
    expect(content.logged.at(-1)?.message).toBe('content: a listener failed')
  })

  it('is not called after the source is closed', async () => {
    await using content = await watchedCopy()
    // Sees the same change, later than the closed source would have seen it.
    const witness = await sourceOf(content.folder, { settleMs: 10 * timing.settleMs })
    onTestFinished(witness.close)
    await content.source.close()
    await content.edit(words, (text) => text.replace('Slanted hood', 'Leaning hood'))
    await soon(() => expect(witness.current().product('en', 'RH-0001')?.title.text).toContain('Leaning hood'))
    expect(content.title()).toBe('Slanted hood, 90\u00a0cm')
    expect(content.logged).toEqual([])
  })
})

describe('a site that is closed', () => {
  it('starts no publication any more, although a change was just found', async () => {
    await using copy = await fixtureCopy()
    const looking = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<'watching'>()
    let looks = 0
    const watchFolder: WatchParts['watchFolder'] = () => ({
      async renew() {
        looks += 1
        if (looks === 1) return 'watching'
        looking.resolve()
        return answer.promise
      },
      close() {},
    })
    const { run, close } = publishHere()
    let publications = 0
    const openPublisher = () => ({
      close,
      run(job: SiteJob) {
        publications += 1
        return run(job)
      },
    })
    const source = await sourceOf(copy.folder, { openPublisher, watchFolder, pollMs: 50 })
    await copy.edit(words, (text) => text.replace('Slanted hood', 'Leaning hood'))
    await looking.promise
    const closed = source.close()
    answer.resolve('watching')
    await closed
    expect(publications).toBe(1)
  })
})

describe('a second start', () => {
  const shown = (source: CatalogSource) => source.current().product('en', 'RH-0001')?.title.text

  it('serves what was published before at once, and then what has changed meanwhile', async () => {
    await using content = await fixtureCopy()
    await using data = await temporaryFolder()
    const start = (parts: Partial<WatchParts> = {}) => sourceOf(content.folder, { storeFolder: data.folder, ...parts })
    await (await start()).close()
    const path = join(content.folder, words)
    const before = await readFile(path, 'utf8')
    await utimes(path, 1_000, 1_000)
    // The same size and modification time.
    await writeFile(path, before.replace('Slanted', 'Leaning'))
    await utimes(path, 1_000, 1_000)
    const publishing = Promise.withResolvers<void>()
    const { run, close } = publishHere()
    const openPublisher = () => ({ close, run: (job: SiteJob) => publishing.promise.then(() => run(job)) })
    const second = await start({ openPublisher, checkMs: 0 })
    onTestFinished(second.close)
    expect(shown(second)).toContain('Slanted')
    publishing.resolve()
    await soon(() => expect(shown(second)).toContain('Leaning'))
  })

  it('with faults says so, as soon as the content was read', async () => {
    await using content = await fixtureCopy()
    await using data = await temporaryFolder()
    const start = () => sourceOf(content.folder, { storeFolder: data.folder, checkMs: 0 })
    await (await start()).close()
    await content.edit('news/new-hood/en.yaml', () => 'title: [')
    const second = await start()
    onTestFinished(second.close)
    await soon(() => expect(second.status()).toMatchObject({ state: 'degraded', heldBack: [{ served: 'last good' }] }))
  })

  it('does not serve a damaged database', async () => {
    await using content = await fixtureCopy()
    await using data = await temporaryFolder()
    const start = () => sourceOf(content.folder, { storeFolder: data.folder })
    await (await start()).close()
    const files = join(data.folder, 'files')
    for (const name of await readdir(files)) await truncate(join(files, name), 50)
    const second = await start()
    onTestFinished(second.close)
    expect(shown(second)).toContain('Slanted')
  })
})
