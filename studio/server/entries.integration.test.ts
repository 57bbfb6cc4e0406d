import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { languageNames } from '#contract/languages.ts'
import type { EntryLine, NewEntry, RemovedEntry } from '#studio/wire/entries.ts'
import { newKinds, titledKinds } from '#studio/wire/entry-kinds.ts'
import { asSeen } from '../drafts/testing/as-seen.ts'
import type { CheckedFieldsOf } from '../wire/calls.ts'
import { entriesHandlers } from './entries-calls.ts'
import { createEntryList } from './entry-list.ts'
import { aWriting } from './testing/a-writing.ts'

const by = { who: 'mei', at: '2030-01-02T02:00:00.000Z' }

function aStudio() {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-entries-'))
  cpSync('tests/content', join(folder, 'content'), { recursive: true })
  const { publishing, drafts, writing } = aWriting(folder)
  onTestFinished(async () => {
    await writing.entryList.close()
    await publishing.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const parts = { drafts, writing, by }
  return {
    drafts,
    parts: { drafts, published: writing.published },
    put(file: string, text: string) {
      mkdirSync(dirname(join(folder, 'content', file)), { recursive: true })
      writeFileSync(join(folder, 'content', file), text)
    },
    remove: (file: string) => rmSync(join(folder, 'content', file), { recursive: true }),
    async list(asked: Partial<CheckedFieldsOf<'entries'>> = {}) {
      const { found } = await entriesHandlers.entries({ words: '', ...asked }, parts)
      return found?.lines ?? []
    },
    entries: (asked: CheckedFieldsOf<'entries'>) => entriesHandlers.entries(asked, parts),
    line: async (entry: string) =>
      (await entriesHandlers.entries({ words: '' }, parts)).found?.lines.find((one) => one.entry === entry),
    faults: async () => (await entriesHandlers.faults({}, parts)).faults,
    copy: async (file: string, id?: string) => made(await entriesHandlers.entryCopy({ file, id }, parts)),
    /** `drafts`: what was seen of it; without them, what is there now. */
    async removeEntry(file: string, drafts?: EntryLine['drafts']) {
      const { found } = await entriesHandlers.entries({ words: '' }, parts)
      const line = found?.lines.find((one) => one.file === file)
      return entriesHandlers.entryRemove({ file, drafts: [...(drafts ?? line?.drafts ?? [])] }, parts)
    },
    create: async (asked: CheckedFieldsOf<'entryNew'>) => made(await entriesHandlers.entryNew(asked, parts)),
  }
}

function made(entry: NewEntry | undefined) {
  if (!entry || 'fault' in entry) throw new Error(JSON.stringify(entry) ?? 'nothing')
  return entry
}

function done(removed: RemovedEntry | undefined) {
  if (!removed || 'conflict' in removed) throw new Error(JSON.stringify(removed) ?? 'nothing')
  return removed
}

const soon = { timeout: 120_000, interval: 50 }

describe('SW2: the list of entries', () => {
  it('says that the check died, and can start it again', async () => {
    const studio = aStudio()
    const faults = vi.fn<() => Promise<[]>>().mockRejectedValue(new Error('The thread has ended'))
    const list = createEntryList({ ...studio.parts, checks: { faults, changed() {} }, reportError() {} })
    onTestFinished(() => list.close())
    await expect.poll(async () => (await list.entries({ words: '' })).check, soon).toBe('failed')
    faults.mockResolvedValue([])
    list.checkAgain()
    await expect.poll(async () => (await list.entries({ words: '' })).check, soon).toBe('done')
  })

  it('has every entry of every kind, with its title, code and file', async () => {
    const studio = aStudio()
    const lines = await studio.list()
    expect(new Set(lines.map(({ kind }) => kind)).size).toBeGreaterThan(20)
    expect(lines.find(({ entry }) => entry === 'products/rh-9010')).toMatchObject({
      ...{ kind: 'product', code: 'RH-9010', file: 'products/rh-9010/product.yaml', states: ['published'] },
      title: expect.stringContaining('range hood'),
    })
    expect(lines.find(({ entry }) => entry === 'series/vela')?.title).toBe('Vela')
    expect(lines.map(({ entry }) => entry)).toEqual(expect.arrayContaining(['site.yaml', 'banners.yaml', 'shops/singapore.yaml']))
  })

  it('is found by words in any language, those in code and title first, and by kind and state', async () => {
    const studio = aStudio()
    expect((await studio.list({ words: 'rh-9010' }))[0]?.entry).toBe('products/rh-9010')
    expect((await studio.list({ words: '9010 hood' }))[0]?.entry).toBe('products/rh-9010')
    const kinds = new Set((await studio.list({ kind: 'news' })).map(({ kind }) => kind))
    expect([...kinds]).toEqual(['news'])
    expect(await studio.list({ words: 'xyzzy' })).toEqual([])
    expect(await studio.list({ state: 'draft' })).toEqual([])
  })

  it('tells drafts, releases to come, missing languages and faults, faulty ones first, as they change', async () => {
    const studio = aStudio()
    const news = 'news/cooking-evenings'
    const first = await studio.entries({ words: '' })
    const [line] = first.found?.lines.filter(({ kind }) => kind === 'news') ?? []
    const entry = line?.entry ?? news
    expect(await studio.entries({ words: '', known: first.version })).not.toHaveProperty('found')

    const text = (await studio.drafts.read(`${entry}/en.yaml`)).text ?? ''
    studio.put(`releases/2030-02-01-later/${entry}/en.yaml`, text.replace(/^title: .*/m, 'title: Later'))
    await expect.poll(async () => (await studio.line(entry))?.releases, soon).toEqual(['2030-02-01-later'])
    studio.remove(`${entry}/ko.yaml`)
    await expect.poll(async () => (await studio.line(entry))?.missing, soon).toEqual(['ko'])

    const { drafts } = studio
    const facts = await drafts.read(line?.file ?? '')
    await drafts.edit({
      file: line?.file ?? '',
      edits: [{ set: ['picture'], value: 'pictures/gone.webp' }],
      version: hashOf(facts),
      by: 'mei',
    })
    await expect
      .poll(() => studio.line(entry), soon)
      .toMatchObject({ draft: 'changed', by: 'mei', states: expect.arrayContaining(['draft', 'scheduled', 'untranslated']) })
    await expect
      .poll(async () => (await studio.list())[0], soon)
      .toMatchObject({
        ...{ entry, faultCount: 1, fault: expect.stringContaining('there is no file') },
        states: ['faulty', 'draft', 'scheduled', 'untranslated'],
      })
    expect(await studio.faults()).toMatchObject([{ file: line?.file, path: ['picture'] }])
    await asSeen(drafts).remove(`${entry}/en.yaml`)
    await asSeen(drafts).discard(...(await drafts.list()).map(({ file }) => file))
    await expect.poll(async () => (await studio.line(entry))?.faultCount, soon).toBe(0)
  })
})

const hashOf = ({ published = '' }: { published: string | undefined }) =>
  createHash('sha256').update(published).digest('base64url')

describe('SW3: a new entry', () => {
  it('like another product, in five languages, until nothing is red', async () => {
    const studio = aStudio()
    const before = await studio.faults()
    expect(before).toEqual([])
    const { file, files: made } = await studio.copy('products/rh-9010/product.yaml', 'rh-9099')
    const files = made.map((one) => one.file)
    expect(file).toBe('products/rh-9099/product.yaml')
    expect(files).toEqual(expect.arrayContaining(languageNames.map((language) => `products/rh-9099/${language}.yaml`)))
    expect(files.some((one) => one.endsWith('studio.webp'))).toBe(true)
    expect(await studio.faults()).toEqual([])
    const { text = '' } = await studio.drafts.read(file)
    expect(text).toMatch(/^code: RH-9099$/m)
    expect(text).not.toContain('documents:')
    expect((await studio.drafts.read('products/rh-9099/en.yaml')).text).not.toContain('RH-9010')
    // The list follows the checks.
    const copy = { draft: 'new', missing: [], code: 'RH-9099', faultCount: 0 }
    await expect.poll(() => studio.line('products/rh-9099'), soon).toMatchObject(copy)
    await expect.poll(() => studio.line('products/rh-9010'), soon).toMatchObject({ states: ['published'] })
  })

  it('two people who copy an entry at the same time get a copy each', async () => {
    const studio = aStudio()
    const copies = await Promise.all([1, 2].map(() => studio.copy('news/cooking-evenings/news.yaml')))
    expect(copies.map(({ file }) => file).sort()).toEqual([
      'news/cooking-evenings-2/news.yaml',
      'news/cooking-evenings-3/news.yaml',
    ])
    const files = [...(await studio.drafts.list()), ...(await studio.drafts.media())]
    expect(copies.flatMap((one) => one.files)).toHaveLength(files.length)
  })

  it('from nothing of each kind: its empty fields are red, and nothing else is', async () => {
    const studio = aStudio()
    const entries = new Map<string, NewEntry>()
    for (const kind of newKinds) {
      const id = kind === 'product' ? 'RH-9099' : kind === 'accessory' ? 'ZZ-9999' : 'another-one'
      entries.set(kind, await studio.create({ kind, id, category: kind === 'product' ? 'range-hoods' : undefined }))
    }
    const faults = await studio.faults()
    const filesOf = (entry: NewEntry) => ('files' in entry ? entry.files.map((one) => one.file) : [])
    const files = [...entries.values()].flatMap(filesOf)
    expect(faults.filter(({ file }) => !files.includes(file))).toEqual([])
    for (const [kind, entry] of entries) {
      const own = faults.filter(({ file }) => filesOf(entry).includes(file))
      expect([kind, own.length > 0]).toEqual([kind, true])
    }
  })

  it.each(titledKinds)('its address says what its English title says, and is its own: %s', async (kind) => {
    const studio = aStudio()
    const title = 'Five evenings at the stove'
    // At once, as two people would.
    const made = await Promise.all([studio.create({ kind, title }), studio.create({ kind, title })])
    const ids = made.map(({ file }) => file.split('/')[1])
    expect(ids.toSorted()).toEqual(['five-evenings-at-the-stove', 'five-evenings-at-the-stove-2'])
    const english = made[0]?.file.replace(/[^/]+$/, 'en.yaml') ?? ''
    expect((await studio.drafts.read(english)).text).toContain(`title: ${title}`)
    const other = await studio.create({ kind, title: '炉边五夜' })
    expect(other.file.split('/')[1]).toBe(`${kind}-2030-01-02`)
  })

  it('needs a code or name that is free, and a kind that staff can add', async () => {
    const studio = aStudio()
    await expect(studio.copy('products/rh-9010/product.yaml', 'RH-9011')).rejects.toThrow('exists')
    await expect(studio.copy('products/rh-9010/product.yaml', '../x')).rejects.toThrow('code')
    await expect(studio.create({ kind: 'news', id: '../../etc' })).rejects.toThrow('name')
    await expect(studio.copy('site.yaml', 'x')).rejects.toThrow('nothing')
  })
})

describe('SW2: an entry is removed', () => {
  it('as a draft: what names it is red, what was written in it is kept, and both are taken back', async () => {
    const studio = aStudio()
    const [file, words] = ['news/cooking-evenings/news.yaml', 'news/cooking-evenings/en.yaml']
    const { published } = await studio.drafts.read(words)
    const edits = [{ set: ['title'], value: 'Written before' }]
    await studio.drafts.edit({ file: words, edits, version: hashOf({ published }), by: 'mei' })
    const removed = done(await studio.removeEntry(file))
    expect(removed.removed.map((one) => one.file)).toEqual(expect.arrayContaining([file, words]))
    expect(await studio.line('news/cooking-evenings')).toMatchObject({ draft: 'removed', by: 'mei' })
    expect(await studio.faults()).toMatchObject([
      { file: 'home.yaml', path: ['hotNews', 1], message: 'there is no news cooking-evenings' },
    ])
    expect((await studio.drafts.read(words)).published).toBe(published)

    expect(await studio.drafts.discard(removed.removed)).toHaveProperty('id')
    await studio.drafts.restore(removed.discarded ?? '')
    expect(await studio.line('news/cooking-evenings')).toMatchObject({ draft: 'changed' })
    expect((await studio.drafts.read(words)).text).toContain('Written before')
    expect(await studio.faults()).toEqual([])
  })

  it('at once if it was never published, and not if the site needs it', async () => {
    const studio = aStudio()
    const { file } = await studio.create({ kind: 'news', id: 'never-seen' })
    const removed = done(await studio.removeEntry(file))
    expect(removed.removed).toEqual([])
    expect(await studio.line('news/never-seen')).toBeUndefined()
    await studio.drafts.restore(removed.discarded ?? '')
    expect(await studio.line('news/never-seen')).toMatchObject({ draft: 'new' })
    for (const needed of ['pages/about/page.yaml', 'categories/hobs/category.yaml', 'home.yaml'])
      expect(await studio.removeEntry(needed)).toBeUndefined()
  })
})

it('SW8: an entry is not removed if somebody has written or put a picture in it since it was seen', async () => {
  const studio = aStudio()
  const [file, words] = ['news/cooking-evenings/news.yaml', 'news/cooking-evenings/en.yaml']
  const seen = (await studio.line('news/cooking-evenings'))?.drafts
  const edits = [{ set: ['title'], value: 'By Raj' }]
  await studio.drafts.edit({ ...(await studio.drafts.seen(words)), edits, by: 'raj' })
  expect(await studio.removeEntry(file, seen)).toEqual({ conflict: [words] })
  const written = (await studio.line('news/cooking-evenings'))?.drafts
  const picture = 'news/cooking-evenings/pictures/by-raj.webp'
  await asSeen(studio.drafts, 'raj').putMedia(picture, Buffer.from('picture'))
  expect(await studio.removeEntry(file, written)).toEqual({ conflict: [picture] })
  expect(await studio.drafts.list()).toMatchObject([{ file: words, by: 'raj', text: expect.stringContaining('By Raj') }])
  expect(await studio.removeEntry(file)).toHaveProperty('removed')
})
