import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { EditRefused } from '../files/edit-yaml.ts'
import { StorageFault, storing } from '../files/storage.ts'
import { type Draft, versionOf } from './draft-store.ts'
import { aDraftStore } from './testing/a-draft-store.ts'
import { asSeen } from './testing/as-seen.ts'

const file = 'news/opening/en.yaml'
const text = 'title: Opening # of the showroom\nsummary: Soon\n'

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-drafts-'))
  const put = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  put(`content/${file}`, text)
  return { folder, put, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}
const titled = (title: string) => [{ set: ['title'], value: title }]

it('SW4: a draft touches nothing published, survives a new start, and says who made it of what', async () => {
  using at = aFolder()
  const edited = await aDraftStore(at.folder).edit({ file, edits: titled('Open'), version: versionOf(text), by: 'mei' })
  const draft = 'title: Open # of the showroom\nsummary: Soon\n'
  expect(edited).toEqual({ version: versionOf(draft), text: draft })
  expect(readFileSync(join(at.folder, 'content', file), 'utf8')).toBe(text)

  const later = aDraftStore(at.folder)
  expect(await later.list()).toEqual([
    { file, text: draft, base: versionOf(text), by: 'mei', at: '2030-01-02T12:00:00.000Z', version: versionOf(draft) },
  ])
  expect(await later.read(file)).toMatchObject({ published: text, text: draft, draft: { by: 'mei' } })
  expect(await later.baseText(file)).toBe(text)
  expect(readFileSync(join(later.folder, file), 'utf8')).toBe(draft)
})

it('SW4: two editors of one entry are told of each other, and nothing is overwritten', async () => {
  using at = aFolder()
  const store = aDraftStore(at.folder)
  const seen = versionOf(text)
  const both = [
    store.edit({ file, edits: titled('By Mei'), version: seen, by: 'mei' }),
    store.edit({ file, edits: titled('By Raj'), version: seen, by: 'raj' }),
  ] as const
  const [mine, theirs] = await Promise.all(both)
  expect(theirs).toMatchObject({ conflict: { by: 'mei', text: expect.stringContaining('By Mei') } })
  expect((await store.read(file)).text).toContain('By Mei')
  const version = 'version' in mine ? mine.version : ''
  expect(await store.edit({ file, edits: titled('By both'), version, by: 'raj' })).toHaveProperty('version')

  at.put(`content/news/other/en.yaml`, 'title: B\n')
  const other = { file: 'news/other/en.yaml', edits: titled('C'), by: 'raj' }
  expect(await store.edit({ ...other, version: versionOf('title: A\n') })).toEqual({ conflict: 'published' })
})

it('SW4: typing back what is published leaves no draft', async () => {
  using at = aFolder()
  const store = aDraftStore(at.folder)
  const first = await store.edit({ file, edits: titled('Open'), version: versionOf(text), by: 'mei' })
  const version = 'version' in first ? first.version : ''
  expect(await store.edit({ file, edits: titled('Opening'), version, by: 'mei' })).toEqual({ version: versionOf(text), text })
  expect(await store.list()).toEqual([])
  expect(existsSync(join(at.folder, 'studio/draft-facts', `${file}.json`))).toBe(false)
})

it('SW4: new and removed files are drafts too, and discarded drafts come back with their pictures', async () => {
  using at = aFolder()
  const store = aDraftStore(at.folder)
  let changes = 0
  store.onChange(() => {
    changes += 1
  })
  const mei = asSeen(store)
  const picture = 'news/new/pictures/a.webp'
  expect(await mei.create('news/new/en.yaml', 'title: New\n')).toHaveProperty('version')
  expect(await mei.create(file, text)).toEqual({ conflict: [file] })
  await mei.putMedia(picture, Buffer.from('picture'))
  await mei.remove(file)
  expect(await store.list()).toMatchObject([
    { file: 'news/new/en.yaml', base: null },
    { file, text: undefined, base: versionOf(text), version: 'removed' },
  ])
  expect(await store.media()).toMatchObject([{ path: 'news/new/pictures/a.webp', isNew: true }])
  expect(JSON.parse(readFileSync(join(store.folder, '.removed.json'), 'utf8'))).toEqual([file])

  const id = await mei.discard('news/new/en.yaml', picture, file)
  expect([await store.list(), await store.media()]).toEqual([[], []])
  expect(existsSync(join(store.folder, '.removed.json'))).toBe(false)
  await store.restore(id)
  expect((await store.list()).map((draft) => [draft.file, draft.text, draft.base])).toEqual([
    ['news/new/en.yaml', 'title: New\n', null],
    [file, undefined, versionOf(text)],
  ])
  expect(await store.media()).toHaveLength(1)
  expect(changes).toBe(5)

  await mei.discard('news/new/en.yaml')
  const days = (count: number) => () => new Date(Date.UTC(2030, 0, 2 + count))
  await aDraftStore(at.folder, { now: days(29) }).list()
  expect(readdirSync(join(at.folder, 'studio/discarded'))).toHaveLength(2)
  await aDraftStore(at.folder, { now: days(31) }).list()
  expect(readdirSync(join(at.folder, 'studio/discarded'))).toHaveLength(0)
})

/** Mei has looked at a file, and Raj writes in it before she does anything. */
async function rajWrites(at: ReturnType<typeof aFolder>) {
  const store = aDraftStore(at.folder)
  await store.edit({ ...(await store.seen(file)), edits: titled('By Mei'), by: 'mei' })
  const seen = await store.seen(file)
  await store.edit({ ...seen, edits: titled('By Raj'), by: 'raj' })
  const [theirs] = await store.list()
  return { store, seen, theirs }
}

type Seen = { file: string; version: string | null }
type Store = ReturnType<typeof aDraftStore>
it.each<[string, (store: Store, seen: Seen) => Promise<unknown>]>([
  ['discarding', (store, seen) => store.discard([seen])],
  ['removing', (store, seen) => store.remove({ ...seen, by: 'mei' })],
  ['restoring an earlier version', (store, seen) => store.rebase({ ...seen, text: 'title: Earlier\n', by: 'mei' })],
])('SW8: %s is refused if somebody has written in the draft since it was seen', async (_, change) => {
  using at = aFolder()
  const { store, seen, theirs } = await rajWrites(at)
  expect(await change(store, seen)).toEqual({ conflict: [file] })
  expect(await store.list()).toEqual([theirs])
  expect(await change(store, await store.seen(file))).not.toHaveProperty('conflict')
})

it('SW8: several drafts are discarded together or, if one of them has changed, not at all', async () => {
  using at = aFolder()
  const { store, seen } = await rajWrites(at)
  await asSeen(store).create('news/new/en.yaml', 'title: New\n')
  expect(await store.discard([await store.seen('news/new/en.yaml'), seen])).toEqual({ conflict: [file] })
  expect(await store.list()).toHaveLength(2)
})

it.each<[string, (store: Store) => Promise<unknown>]>([
  ['written', (store) => asSeen(store, 'raj').create('news/new/en.yaml', 'title: By Raj\n')],
  ['removed', (store) => asSeen(store, 'raj').remove(file)],
])('SW8: discarded drafts don’t come back over one that somebody has %s since', async (_, begin) => {
  using at = aFolder()
  const store = aDraftStore(at.folder)
  const mei = asSeen(store)
  await mei.create('news/new/en.yaml', 'title: By Mei\n')
  await store.edit({ ...(await store.seen(file)), edits: titled('By Mei'), by: 'mei' })
  const id = await mei.discard('news/new/en.yaml', file)
  await begin(store)
  const theirs: Draft[] = await store.list()
  expect(await store.restore(id)).toEqual({ conflict: theirs.map((draft) => draft.file) })
  expect(await store.list()).toEqual(theirs)
  await mei.discard(...theirs.map((draft) => draft.file))
  expect(await store.restore(id)).toEqual({ done: true })
  expect(await store.list()).toMatchObject([{ text: 'title: By Mei\n' }, { by: 'mei' }])
})

it('SW8: a file that somebody has removed is not begun anew by someone who has not seen that', async () => {
  using at = aFolder()
  const store = aDraftStore(at.folder)
  await asSeen(store, 'raj').remove(file)
  expect(await store.create({ file, version: null, text, by: 'mei' })).toEqual({ conflict: [file] })
  expect(await store.list()).toMatchObject([{ by: 'raj', text: undefined }])
})

it('SW8: of two new pictures with one name at the same time, one is refused', async () => {
  using at = aFolder()
  const store = aDraftStore(at.folder)
  const path = 'news/opening/pictures/image.webp'
  const put = (by: string) => store.putMedia({ file: path, version: null, bytes: Buffer.from(by), by })
  expect(await Promise.all([put('mei'), put('raj')])).toEqual([{ file: path, version: versionOf('mei') }, { conflict: [path] }])
  expect(readFileSync(join(store.folder, path), 'utf8')).toBe('mei')
})

it('SW4: the base of a draft is what visitors see, with the releases that are due', async () => {
  using at = aFolder()
  at.put(`content/releases/2030-01-01-year/${file}`, 'title: Year\n')
  at.put('content/releases/2030-02-01-later/news/opening/en.yaml', 'title: Later\n')
  expect((await aDraftStore(at.folder).read(file)).published).toBe('title: Year\n')
  at.put('content/releases/2030-01-02-gone/.removed.json', JSON.stringify([file]))
  expect((await aDraftStore(at.folder).read(file)).published).toBeUndefined()
})

it.each([
  '../secret.yaml',
  'news/../site.yaml',
  'news/../news.yaml',
  '/etc/passwd',
  'news/x/en.txt',
  'news//en.yaml',
  'news/.git/en.yaml',
  'releases/2030-01-01-a/site.yaml',
  'news\\x\\en.yaml',
])('SW4: refuses %s as the name of a file', async (name) => {
  using at = aFolder()
  const store = aDraftStore(at.folder)
  const seen = { file: name, version: null, by: 'mei' }
  await expect(store.create({ ...seen, text: 'a: 1\n' })).rejects.toThrow(EditRefused)
  await expect(store.read(name)).rejects.toThrow(EditRefused)
  await expect(store.discard([seen])).rejects.toThrow(EditRefused)
  const media = { ...seen, file: name.replace(/yaml$/, 'webp'), bytes: Buffer.from('x') }
  await expect(store.putMedia(media)).rejects.toThrow(EditRefused)
  await expect(store.restore('../../content')).rejects.toThrow(EditRefused)
})

it('SW4: refuses a text that the site would not read', async () => {
  using at = aFolder()
  const edits = titled('x'.repeat(130 * 1024))
  await expect(aDraftStore(at.folder).edit({ file, edits, version: versionOf(text), by: 'mei' })).rejects.toThrow(EditRefused)
})

it('SW4: a full disk and a folder that cannot be written have their own faults, and leave the last draft', async () => {
  const failing = (code: string) => storing(() => Promise.reject(Object.assign(new Error(code), { code })))
  await expect(failing('ENOSPC')).rejects.toMatchObject({ reason: 'full' })
  await expect(failing('EROFS')).rejects.toMatchObject({ reason: 'readOnly' })
  await expect(failing('EIO')).rejects.not.toBeInstanceOf(StorageFault)

  using at = aFolder()
  const store = aDraftStore(at.folder)
  await store.edit({ file, edits: titled('Open'), version: versionOf(text), by: 'mei' })
  // A file where a folder has to be: root may write into read-only folders.
  at.put('studio/drafts/videos', '')
  await expect(store.create({ file: 'videos/a/en.yaml', version: null, text: 'title: A\n', by: 'mei' })).rejects.toThrow()
  expect((await store.read(file)).text).toContain('title: Open')
  if (process.getuid?.() === 0) return
  chmodSync(join(at.folder, 'studio/drafts/news/opening'), 0o500)
  const { draft } = await store.read(file)
  const again = store.edit({ file, edits: titled('Closed'), version: draft?.version ?? null, by: 'mei' })
  await expect(again).rejects.toMatchObject({ reason: 'readOnly' })
  chmodSync(join(at.folder, 'studio/drafts/news/opening'), 0o700)
})

it('SW4: a kill while typing leaves a whole draft', async () => {
  using at = aFolder()
  at.put(`content/${file}`, `title: "0"\nbody: ${'x'.repeat(50_000)}\n`)
  for (const edits of [1, 4, 9]) {
    const child = fork(new URL('./testing/type-for-ever.ts', import.meta.url), [at.folder, file])
    for (let seen = 0; seen < edits; seen += 1) await once(child, 'message')
    child.kill('SIGKILL')
    await once(child, 'exit')
    const store = aDraftStore(at.folder)
    const [draft] = await store.list()
    expect(draft?.text).toMatch(/^title: "?\d+"?\nbody: x{50000}\n$/)
    expect(draft?.base).toBe(versionOf(readFileSync(join(at.folder, 'content', file), 'utf8')))
    expect(readdirSync(dirname(join(store.folder, file)))).toEqual(['en.yaml'])
  }
})
