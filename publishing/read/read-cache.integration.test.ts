import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { examineFiles } from '../check/examine-content.ts'
import { fixtureCopy } from '../testing/fixture.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { readContentFiles } from './content-files.ts'
import { ParsedYaml } from './parsed-yaml.ts'
import { openReadCache, type ReadCache, readCacheFile } from './read-cache.ts'

const news = 'news/new-hood/en.yaml'

/** Changes to a file within two seconds can look the same, so the clock is set to a later time. */
const later = () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)

const loaded = (_: string, value: unknown) => (value instanceof ParsedYaml ? value.load() : value)

/** Content and a cache file. `read` reads everything, as a new process does, and gives what it read from the disk. */
async function cachedContent() {
  const copy = await fixtureCopy()
  const data = await temporaryFolder()
  const cacheFile = join(data.folder, readCacheFile)
  return {
    ...copy,
    cacheFile,
    async read(state = 'the code') {
      const cache = openReadCache(cacheFile, state)
      const fromDisk: string[] = []
      const watched: ReadCache = {
        ...cache,
        keep(kind, path, identity, result) {
          fromDisk.push(path)
          cache.keep(kind, path, identity, result)
        },
      }
      const files = await readContentFiles(copy.folder, { cache: watched })
      const { draft, media, faults } = await examineFiles(copy.folder, files, { cache: watched })
      cache.finish()
      cache.close()
      // Sources are functions.
      return {
        fromDisk: fromDisk.sort(),
        files,
        faults,
        content: JSON.parse(JSON.stringify({ draft, media: [...media.pictures, ...media.files] }, loaded)),
      }
    },
    async [Symbol.asyncDispose]() {
      await copy[Symbol.asyncDispose]()
      await data[Symbol.asyncDispose]()
    },
  }
}

describe('a process that reads content which an earlier one has read', () => {
  it('reads only the changed file, and gets the same content', async () => {
    await using content = await cachedContent()
    using _clock = later()
    const first = await content.read()
    expect(first.fromDisk.length).toBeGreaterThan(50)
    const second = await content.read()
    expect(second).toEqual({ ...first, fromDisk: [] })

    await content.edit(news, (text) => text.replace('A new hood', 'A newer hood'))
    const third = await content.read()
    expect(third.fromDisk).toEqual([news])
    expect(JSON.stringify(third.content)).toContain('A newer hood')
  })

  it('finds the line of a fault in an unchanged file', async () => {
    await using content = await cachedContent()
    using _clock = later()
    await content.read()
    await rm(join(content.folder, 'products/rh-0090'), { recursive: true })
    const { faults, fromDisk } = await content.read()
    expect(fromDisk).toEqual([])
    expect(faults).toContainEqual(expect.objectContaining({ line: expect.any(Number), message: 'there is no product RH-0090' }))
  })

  it('reads files again that changed a moment ago: they may change once more without a sign', async () => {
    // Stands still: on a busy machine, reading can take longer than those two seconds.
    using clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    await using content = await cachedContent()
    await content.read()
    expect((await content.read()).fromDisk).toEqual([])
    clock.mockReturnValue(Date.now() + 60_000)
    expect((await content.read()).fromDisk.length).toBeGreaterThan(50)
  })

  it('reads all files again after a change of the code', async () => {
    await using content = await cachedContent()
    using _clock = later()
    const { fromDisk } = await content.read()
    expect((await content.read('newer code')).fromDisk).toEqual(fromDisk)
    expect((await content.read('the code')).fromDisk).toEqual(fromDisk)
  })
})

describe('a damaged cache', () => {
  it.each<{ damage: string; damaged: (bytes: Buffer) => Buffer }>([
    { damage: 'is not a database', damaged: () => Buffer.from('nothing') },
    { damage: 'is cut off', damaged: (bytes) => bytes.subarray(0, bytes.length / 2) },
    {
      damage: 'has other bytes in a value',
      damaged: (bytes) => Buffer.from(bytes.toString('latin1').replaceAll('A new hood', 'B new hood'), 'latin1'),
    },
    { damage: 'has other bytes in its structure', damaged: (bytes) => bytes.fill(0x55, 4_096, 40_960) },
  ])('is made anew if it $damage', async ({ damaged }) => {
    await using content = await cachedContent()
    using _clock = later()
    const first = await content.read()
    const before = await readFile(content.cacheFile)
    const bytes = damaged(Buffer.from(before))
    expect(bytes).not.toEqual(before)
    await writeFile(content.cacheFile, bytes)
    const second = await content.read()
    expect(second.content).toEqual(first.content)
    expect(second.fromDisk.length).toBeGreaterThan(0)
    await content.read()
    expect((await content.read()).fromDisk).toEqual([])
  })

  it('does not matter if it cannot be written', async () => {
    await using content = await cachedContent()
    await rm(content.cacheFile, { force: true })
    const cache = openReadCache(join(content.folder, 'site.yaml', readCacheFile), 'the code')
    expect(cache.find('yaml', news, 'any')).toBeUndefined()
    cache.keep('yaml', news, 'any', 1)
    cache.finish()
    cache.close()
  })
})

it('forgets files that are gone', async () => {
  await using content = await cachedContent()
  const cache = openReadCache(content.cacheFile, 'the code')
  cache.keep('yaml', 'gone.yaml', 'identity', 'value')
  cache.keep('yaml', 'home.yaml', 'identity', 'value')
  cache.finish()
  expect(cache.find('yaml', 'home.yaml', 'identity')).toBe('value')
  cache.finish()
  expect(cache.find('yaml', 'home.yaml', 'identity')).toBe('value')
  expect(cache.find('yaml', 'gone.yaml', 'identity')).toBeUndefined()
  cache.close()
})
