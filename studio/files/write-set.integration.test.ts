import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { EditRefused } from '../edits/edit.ts'
import { hashOfBytes } from './hash-of-bytes.ts'
import { contentOf, setsOfFiles } from './testing/sets-of-files.ts'
import { createSetWriter, SetBusy, type SetRecord } from './write-set.ts'

const facts = { by: 'mei', at: '2030-01-02T03:04:05.000Z', message: 'Opening' }
const manyProcessesMs = 300_000
const bytes = (text: string) => Buffer.from(text)

function aFolder(files: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-sets-'))
  const root = join(folder, 'content')
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  mkdirSync(root)
  for (const [path, text] of Object.entries(files)) put(path, text)
  const done: SetRecord[] = []
  const writer = createSetWriter({ root, folder: join(folder, 'studio'), afterwards: async (set) => void done.push(set) })
  /** Files of the content by path. Hidden ones do not count. */
  const content = () =>
    Object.fromEntries(
      readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !`${entry.parentPath}/${entry.name}`.slice(root.length).includes('/.'))
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
        .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
    )
  return { folder, root, put, writer, content, done, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}

it('SW5: writes files together, keeps the earlier ones, and can write them back', async () => {
  using at = aFolder({ 'news/a/en.yaml': 'old', 'news/b/en.yaml': 'gone', 'site.yaml': 'same' })
  const written = await at.writer.write(
    [
      { path: 'news/a/en.yaml', content: bytes('new') },
      { path: 'news/b/en.yaml', content: undefined },
      { path: 'news/c/pictures/a.webp', content: bytes('picture') },
    ],
    facts,
  )
  expect(at.content()).toEqual({ 'news/a/en.yaml': 'new', 'news/c/pictures/a.webp': 'picture', 'site.yaml': 'same' })
  expect(existsSync(join(at.root, 'news/b'))).toBe(false)
  expect(at.done).toHaveLength(1)
  const id = 'set' in written ? written.set.id : ''
  expect(await at.writer.sets()).toMatchObject([{ id, by: 'mei', message: 'Opening' }])
  expect((await at.writer.fileOf(id, 'before', 'news/a/en.yaml'))?.toString()).toBe('old')
  expect(readdirSync(join(at.root, '.publishing')).sort()).toEqual(['now', 'staged'])
  expect(readdirSync(join(at.root, '.publishing/now'))).toEqual([])

  await at.writer.revert(id, { ...facts, at: '2030-01-02T03:04:06.000Z' })
  expect(at.content()).toEqual({ 'news/a/en.yaml': 'old', 'news/b/en.yaml': 'gone', 'site.yaml': 'same' })
})

it('SW5: writes nothing if one of the files has changed meanwhile, or its name is not content', async () => {
  using at = aFolder({ 'news/a/en.yaml': 'theirs', 'site.yaml': 'same' })
  const before = at.content()
  const changes = ['news/a/en.yaml', 'site.yaml'].map((path) => ({ path, content: bytes('mine') }))
  const seen = new Map([['news/a/en.yaml', hashOfBytes('old')]])
  expect(await at.writer.write(changes, facts, seen)).toEqual({ conflict: ['news/a/en.yaml'] })
  for (const path of ['../x.yaml', 'news/a/.git', 'releases/x/site.yaml', 'releases/2030-01-01-a/../../site.yaml', 'a.sh'])
    await expect(at.writer.write([{ path, content: bytes('x') }], facts)).rejects.toThrow(EditRefused)
  mkdirSync(join(at.folder, 'elsewhere'))
  symlinkSync(join(at.folder, 'elsewhere'), join(at.root, 'videos'))
  await expect(at.writer.write([{ path: 'videos/a/en.yaml', content: bytes('x') }], facts)).rejects.toThrow(EditRefused)
  expect(at.content()).toEqual(before)
  expect(await at.writer.sets()).toEqual([])
  expect(readdirSync(join(at.root, '.publishing/staged'))).toEqual([])
})

it('SW5: one studio at a time writes, and the lock of one that was killed does not last', async () => {
  using at = aFolder()
  const lock = join(at.root, '.publishing/lock')
  const write = () => at.writer.write([{ path: 'site.yaml', content: bytes('x') }], facts)
  mkdirSync(dirname(lock), { recursive: true })
  writeFileSync(lock, 'another-host 1')
  await expect(write()).rejects.toThrow(SetBusy)
  const { hostname } = await import('node:os')
  writeFileSync(lock, `${hostname()} 999999999`)
  expect(await write()).toHaveProperty('set')
  expect(existsSync(lock)).toBe(false)
})

it('SW5: a file that cannot be replaced leaves all as they were', async () => {
  using at = aFolder({ 'news/a/en.yaml': 'old', 'site.yaml/in-the-way': '' })
  const changes = ['news/a/en.yaml', 'news/new/en.yaml', 'site.yaml'].map((path) => ({ path, content: bytes('new') }))
  await expect(at.writer.write(changes, facts)).rejects.toThrow()
  expect(at.content()).toEqual({ 'news/a/en.yaml': 'old', 'site.yaml/in-the-way': '' })
  expect(await at.writer.sets()).toEqual([])
})

it('SW5: what follows a publishing is done at the next start if it failed, and nothing that was published since is undone', async () => {
  using at = aFolder({ 'site.yaml': 'old', 'banners.yaml': 'old' })
  let failures = 1
  const later: SetRecord[] = []
  const open = () =>
    createSetWriter({
      ...{ root: at.root, folder: join(at.folder, 'studio') },
      async afterwards(set) {
        failures -= 1
        if (failures >= 0) throw new Error('killed here')
        later.push(set)
      },
    })
  const changes = [
    { path: 'site.yaml', content: undefined },
    { path: 'banners.yaml', content: bytes('new') },
  ]
  await expect(open().write(changes, facts)).rejects.toThrow('killed here')
  at.put('site.yaml', 'written again')
  await open().recover()
  expect(at.content()).toEqual({ 'site.yaml': 'written again', 'banners.yaml': 'new' })
  expect(later).toMatchObject([{ by: 'mei', message: 'Opening' }])
  expect(await open().recover()).toEqual([])
})

it('SW5: of two studios on one content folder, the one that starts finishes the files of the one that was killed', async () => {
  using at = aFolder({ 'site.yaml': 'old', 'banners.yaml': 'old' })
  const child = publisher(at, new URL('./testing/publish-and-hang.ts', import.meta.url))
  await once(child, 'message')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(at.content()).toEqual({ 'site.yaml': 'old', 'banners.yaml': 'old' })

  const afterwards: string[] = []
  const studio = (name: string) =>
    createSetWriter({
      ...{ root: at.root, folder: join(at.folder, name) },
      afterwards: async ({ message }) => void afterwards.push(`${name}: ${message}`),
    })
  expect(await studio('another').recover()).toEqual([])
  expect(at.content()).toEqual({ 'banners.yaml': 'new' })
  // What follows, such as the end of the drafts, is left to the first one. What is there since stays.
  at.put('site.yaml', 'old')
  expect(await studio('another').recover()).toEqual([])
  expect(await studio('studio').recover()).toMatchObject([{ message: 'Killed' }])
  expect(at.content()).toEqual({ 'banners.yaml': 'new', 'site.yaml': 'old' })
  expect(afterwards).toEqual(['studio: Killed'])
  expect((await studio('studio').sets()).map(({ message }) => message)).toEqual(['Killed'])
  expect(readdirSync(join(at.root, '.publishing/staged'))).toEqual([])
})

it('SW6: old versions are forgotten if each of their files has been written often enough since', async () => {
  using at = aFolder()
  const write = (day: number, ...paths: string[]) =>
    at.writer.write(
      paths.map((path) => ({ path, content: bytes(`${day}`) })),
      { ...facts, at: `2030-01-${String(day).padStart(2, '0')}T00:00:00.000Z` },
    )
  await write(1, 'site.yaml')
  await write(2, 'site.yaml', 'banners.yaml')
  for (const day of [3, 4, 5]) await write(day, 'site.yaml')
  expect(await at.writer.clean('2030-01-04T00:00:00.000Z', 2)).toBe(2)
  // The second is the only one of the banners.
  expect((await at.writer.sets()).map(({ at: time }) => time.slice(8, 10))).toEqual(['05', '04', '02'])
  expect(readdirSync(join(at.folder, 'studio/history'))).toHaveLength(3)
  expect(await at.writer.clean('2030-01-04T00:00:00.000Z', 2)).toBe(0)
})

/** Publishes in another process that can be killed. */
function publisher(at: ReturnType<typeof aFolder>, program: URL, ...parts: number[]) {
  // Compiling would take most of the time of each process.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(at.folder, 'compiled') }
  return fork(program, [at.folder, ...parts.map(String)], { env })
}

/** Fails if a file is of another set than the others, or something unfinished is left. Returns the number of the set. */
async function setThatIsWhole(at: ReturnType<typeof aFolder>): Promise<number> {
  const content = at.content()
  const count = Number(String(content['banners.yaml']).split('\n')[0])
  for (const path of setsOfFiles)
    expect({ count, path, text: content[path] }).toEqual({ count, path, text: contentOf(path, count)?.toString() })
  expect(Object.keys(content).length).toBe(count % 2 === 1 ? 5 : 6)
  expect(existsSync(join(at.root, '.publishing/now/switching'))).toBe(false)
  expect(await readdir(join(at.root, '.publishing/staged')).catch(() => [])).toEqual([])
  return count
}

it(
  'SW5: killed at 50 random moments of publishing, content is before or after, never between',
  async () => {
    using at = aFolder()
    for (let kill = 1; kill <= 50; kill += 1) {
      const child = publisher(at, new URL('./testing/publish-for-ever.ts', import.meta.url), kill * 1_000)
      const [{ publishedInMs }] = await once(child, 'message')
      // The moment is what is random here: nothing is waited for.
      setTimeout(() => child.kill('SIGKILL'), Math.random() * 2 * publishedInMs)
      await once(child, 'exit')
      await at.writer.recover()
      expect(await setThatIsWhole(at)).toBeGreaterThanOrEqual(kill * 1_000)
    }
  },
  manyProcessesMs,
)

it(
  'SW5: killed before any change of a file or folder while publishing, content is before or after, never between',
  async () => {
    using at = aFolder()
    const changes = setsOfFiles.map((path) => ({ path, content: contentOf(path, 1) }))
    await at.writer.write(changes, facts)
    const outcomes = { before: 0, finishedAtTheNextStart: 0, after: 0 }
    for (let step = 0, published = 1; ; step += 1) {
      // One set removes a file, the next one brings it back.
      const [exitCode] = await once(
        publisher(at, new URL('./testing/publish-until-killed.ts', import.meta.url), published + 1, step),
        'exit',
      )
      const finished = await at.writer.recover()
      const found = await setThatIsWhole(at)
      expect(finished.map(({ message }) => message)).toEqual(finished.length > 0 ? [`${found}`] : [])
      expect([published, published + 1]).toContain(found)
      if (exitCode === 0) break
      outcomes[finished.length > 0 ? 'finishedAtTheNextStart' : found > published ? 'after' : 'before'] += 1
      published = found
    }
    for (const times of Object.values(outcomes)) expect(times).toBeGreaterThan(0)
  },
  manyProcessesMs,
)
