import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ContentError } from './content-issue.ts'
import { fixtureCopy, fixtureFolder } from './testing/fixture.ts'
import { readHere } from './testing/read-here.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { createCatalogSource, type SourceParts } from './watch-content.ts'

// As in production, only shorter.
const timing = { settleMs: 50, retryMs: 100 }
const silent = { debug() {}, info() {}, error() {} }
const sourceOf = (folder: string, parts: Partial<SourceParts> = {}) =>
  createCatalogSource(folder, { log: silent, openReader: readHere, ...timing, ...parts })

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
  return {
    ...copy,
    source,
    logged,
    /** How often the folder was read again without finding anything new. */
    unchangedReads: () => unchangedReads,
    title: () => source.current().product('en', 'RH-0001')?.title.text,
    async [Symbol.asyncDispose]() {
      source.close()
      await copy[Symbol.asyncDispose]()
    },
  }
}

const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 20 })

/** Writes as many editors do: a new file beside the old one, renamed over it. Nobody ever reads half of it. */
async function replaceFile(path: string, text: string) {
  const part = join(dirname(path), `.${basename(path)}.part`)
  await writeFile(part, text)
  await rename(part, path)
}

describe('a change on disk', () => {
  it('is picked up whole, with a new version, and told to who listens', async () => {
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
    // Whoever was given the old state goes on with it undisturbed.
    expect(before.product('en', 'RH-0001')?.title.text).toBe('Slanted hood, 90\u00a0cm')
  })

  it('is seen when an editor writes a new file and renames it over the old, again and again', async () => {
    await using content = await watchedCopy()
    for (const title of ['First', 'Second', 'Third']) {
      const path = join(content.folder, words)
      await replaceFile(path, (await readFile(path, 'utf8')).replace(/^title: .*/, `title: ${title}`))
      await soon(() => expect(content.title()).toBe(title))
    }
  })

  it('is seen in a folder that was removed and made again in one go, as git does', async () => {
    await using content = await watchedCopy()
    const { version } = content.source.status()
    const folder = join(content.folder, 'products/rh-0001')
    await rm(folder, { recursive: true })
    await cp(join(fixtureFolder, 'products/rh-0001'), folder, { recursive: true })
    // Read again once it was back, be it without a pause or after a moment in which it was missing.
    await soon(() => {
      expect(content.source.status()).toMatchObject({ version })
      expect(content.source.status().problem).toBeUndefined()
      expect(content.unchangedReads() + content.logged.length).toBeGreaterThan(0)
    })
    await content.edit(words, (text) => text.replace('Slanted hood', 'Leaning hood'))
    await soon(() => expect(content.title()).toBe('Leaning hood, 90\u00a0cm'))
  })

  it('is seen in a folder that is new', async () => {
    await using content = await watchedCopy()
    await mkdir(join(content.folder, 'features/isola'))
    const page = await readFile(join(fixtureFolder, 'features/vela/en.yaml'), 'utf8')
    await writeFile(join(content.folder, 'features/isola/en.yaml'), page)
    await writeFile(join(content.folder, 'features/isola/feature.yaml'), 'type: series\nname: isola\ncategory: range-hoods\n')
    await soon(() => expect(content.source.current().featureIds()).toContain('isola'))

    await content.edit('features/isola/en.yaml', (text) => text.replace('The Vela story', 'The Isola story'))
    await soon(() => expect(content.source.current().feature('en', 'isola')?.title.text).toContain('The Isola story'))
  })

  it('of a picture alone is a change', async () => {
    await using content = await watchedCopy()
    const { version } = content.source.current()
    const picture = (code: string) => join(content.folder, `products/${code}/pictures/studio.webp`)
    await writeFile(picture('sd-0001'), await readFile(picture('sd-0002')))
    await soon(() => expect(content.source.current().version).not.toBe(version))
  })

  it('that changes no byte is none', async () => {
    await using content = await watchedCopy()
    const before = content.source.current()
    const path = join(content.folder, words)
    await replaceFile(path, await readFile(path, 'utf8'))
    await soon(() => expect(content.unchangedReads()).toBe(1))
    expect(content.source.current()).toBe(before)
    expect(content.logged).toEqual([])
  })
})

describe('where the operating system has no more watches', () => {
  const blind: SourceParts['watchFolder'] = () => ({ renew: async () => 'blind', close() {} })

  it('a change is found by polling, no more often than that', async () => {
    await using copy = await fixtureCopy()
    let reads = 0
    const log = {
      ...silent,
      debug: () => {
        reads += 1
      },
    }
    const source = await sourceOf(copy.folder, { log, watchFolder: blind, pollMs: 300 })
    onTestFinished(source.close)
    const started = performance.now()
    await soon(() => expect(reads).toBeGreaterThan(2))
    expect(reads).toBeLessThanOrEqual((performance.now() - started) / 300)

    await copy.edit(words, (text) => text.replace('Slanted hood', 'Leaning hood'))
    await soon(() => expect(source.current().product('en', 'RH-0001')?.title.text).toContain('Leaning hood'))
  })
})

describe('content with faults', () => {
  it('is never served: the last good state stays, and the log says every fault', async () => {
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
            message: 'missing: the number of ticks, 1 to 4',
          },
        ],
      },
    })
  })

  it('is forgotten once it is mended, even to what it was', async () => {
    await using content = await watchedCopy()
    const heard: string[] = []
    content.source.onChange(({ version }) => heard.push(version))
    const before = content.source.current()
    await content.edit('home.yaml', (text) => text.replace('vela', 'velo'))
    await soon(() => expect(content.source.status().problem).toBeDefined())
    await content.edit('home.yaml', (text) => text.replace('velo', 'vela'))
    await soon(() => expect(content.source.status().problem).toBeUndefined())
    // Nothing that anybody has made of the content is out of date.
    expect(heard).toEqual([])
    expect(content.source.current()).toBe(before)
  })

  it('at the start is an error that tells all of it', async () => {
    await using copy = await fixtureCopy()
    await copy.edit('home.yaml', (text) => text.replace('vela', 'velo').replace('RH-0002', 'RH-0009'))
    const error = await sourceOf(copy.folder).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ContentError)
    expect(String(error)).toContain(
      'home.yaml:1 series.0: there is no series velo\nhome.yaml:2 hotProducts.0: there is no product RH-0009',
    )
  })

  it('at the start is an error also where there is no folder', async () => {
    await using empty = await temporaryFolder()
    const missing = sourceOf(join(empty.folder, 'content'))
    await expect(missing).rejects.toBeInstanceOf(ContentError)
  })

  it('is what a folder is that goes away; when it is back, its changes are seen again', async () => {
    await using content = await watchedCopy()
    await rename(content.folder, `${content.folder}.away`)
    await soon(() => expect(content.source.status().problem).toBeDefined())
    await rename(`${content.folder}.away`, content.folder)
    await soon(() => expect(content.source.status().problem).toBeUndefined())

    await content.edit(words, (text) => text.replace('Slanted hood', 'Leaning hood'))
    await soon(() => expect(content.title()).toBe('Leaning hood, 90\u00a0cm'))
  })
})

describe('a folder that cannot be read for a while', () => {
  it('is looked for again, no more often than that', async () => {
    let reads = 0
    const openReader = (folder: string) => {
      const { read, close } = readHere(folder)
      return { close, read: () => (reads++ === 0 ? read() : Promise.reject(new Error('It is away'))) }
    }
    const source = await sourceOf(fixtureFolder, { openReader, pollMs: timing.retryMs })
    onTestFinished(source.close)
    const started = performance.now()
    await soon(() => expect(reads).toBeGreaterThan(3))
    expect(reads - 1).toBeLessThanOrEqual((performance.now() - started) / timing.retryMs + 1)
  })
})

describe('G14: a new day in Singapore', () => {
  it('brings what is dated on it, and takes what ended, without a restart', async () => {
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
    source.close()
  })

  it('does not make the faults forgotten that lie on disk', async () => {
    await using copy = await fixtureCopy()
    let now = Date.parse('2026-05-19T12:00:00Z')
    const source = await sourceOf(copy.folder, { now: () => now })
    await copy.edit('home.yaml', (text) => text.replace('vela', 'velo'))
    await soon(() => expect(source.status().problem).toBeDefined())

    now += 24 * 60 * 60 * 1000
    expect(source.current().version).toMatch(/-2026-05-20$/)
    expect(source.status().problem).toHaveLength(1)
    source.close()
  })
})

describe('listening', () => {
  it('ends when it is ended, and one listener that fails keeps nothing from the others', async () => {
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
    expect(content.logged.at(-1)?.message).toBe('content: somebody could not follow the change')
  })

  it('is over once the source is closed', async () => {
    await using content = await watchedCopy()
    // Hears of the same change, later than the closed one would have.
    const witness = await sourceOf(content.folder, { settleMs: 10 * timing.settleMs })
    onTestFinished(witness.close)
    content.source.close()
    await content.edit(words, (text) => text.replace('Slanted hood', 'Leaning hood'))
    await soon(() => expect(witness.current().product('en', 'RH-0001')?.title.text).toContain('Leaning hood'))
    expect(content.title()).toBe('Slanted hood, 90\u00a0cm')
    expect(content.logged).toEqual([])
  })
})
