import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '#publishing/testing/temporary-folder.ts'
import { versionOf } from '../drafts/draft-store.ts'
import { asSeen } from '../drafts/testing/as-seen.ts'
import { outgoingFile, outgoingUnits } from './outgoing.ts'
import { readRecords, recordOf, shortHash } from './records.ts'
import { someTranslations } from './testing/some-translations.ts'

const product = 'products/rh-9010'
const [english, korean] = [`${product}/en.yaml`, `${product}/ko.yaml`]
const title = { language: 'ko', file: english, field: 'title' } as const

/** A studio over a copy of some content, all of it recorded as current. */
async function aStudio() {
  const data = await temporaryFolder()
  const content = join(data.folder, 'content')
  for (const path of [product, 'series', 'site.yaml']) {
    await cp(`tests/content/${path}`, join(content, path), { recursive: true })
  }
  const { drafts, translations } = someTranslations(data.folder)
  const published = (file: string) => readFile(join(content, file), 'utf8')
  return {
    ...{ drafts, translations, content, published },
    [Symbol.asyncDispose]: async () => {
      await translations.close()
      await data[Symbol.asyncDispose]()
    },
    async edit(file: string, field: string, value: string) {
      const { text, draft } = await drafts.read(file)
      return drafts.edit({ file, edits: [{ set: [field], value }], version: draft?.version ?? versionOf(text ?? ''), by: 'mei' })
    },
    state: async () => (await translations.detail(title))?.state,
    translation: async () => (await translations.detail(title))?.translation ?? '',
    /** As if the drafts were published. */
    async publish() {
      const all = await drafts.list()
      for (const { file, text } of all) {
        await mkdir(dirname(join(content, file)), { recursive: true })
        if (text !== undefined) await writeFile(join(content, file), text)
      }
      await drafts.settle(all.map(({ file, version }) => ({ file, version })))
      return translations.settle()
    },
  }
}

describe('SW7: in the studio', () => {
  it('a new English headline makes the translation out of date, and saving it makes it current', async () => {
    await using studio = await aStudio()
    const { translations, drafts } = studio
    await translations.confirm(title, true)
    const before = (await translations.detail(title))?.english
    await translations.refresh()
    await studio.edit(english, 'title', 'A wholly new headline')
    expect(await translations.detail(title)).toMatchObject({
      state: 'outdated',
      english: 'A wholly new headline',
      earlier: before,
    })
    expect((await translations.translationStates()).get(product)?.outdated).toEqual(['ko'])

    const was = await studio.translation()
    expect(await translations.save(title, { text: '새 제목', before: was, by: 'mei' })).toEqual({ done: true, state: 'current' })
    expect((await drafts.read(korean)).draft).toMatchObject({ by: 'mei', text: expect.stringContaining('title: 새 제목') })
    expect(await studio.published(korean)).toContain(was)

    const changed = await studio.publish()
    expect(changed).toEqual(['.translations/ko/products/rh-9010/en.txt'])
    expect(await studio.state()).toBe('current')
    expect(readRecords([studio.content], 'ko', english).get('title')).toEqual(recordOf('A wholly new headline', '새 제목'))
    await studio.edit(english, 'title', 'Yet another')
    expect(await studio.state()).toBe('outdated')
  })

  it('a publication that is taken back leaves nothing out of date', async () => {
    await using studio = await aStudio()
    const { translations, content } = studio
    await translations.confirm(title, true)
    const before = [await studio.published(english), await studio.published(korean)] as const
    await studio.edit(english, 'title', 'A wholly new headline')
    await translations.save(title, { text: '새 제목', before: await studio.translation(), by: 'mei' })
    await studio.publish()
    await writeFile(join(content, english), before[0])
    await writeFile(join(content, korean), before[1])
    expect(await translations.settle([english, korean])).toContain('.translations/ko/products/rh-9010/en.txt')
    expect(await studio.state()).toBe('current')
  })

  it('a translation typed in another room counts as made from the English of now', async () => {
    await using studio = await aStudio()
    await studio.translations.confirm(title, true)
    await studio.edit(english, 'title', 'A wholly new headline')
    await studio.edit(korean, 'title', '새 제목')
    await studio.translations.settle()
    expect(await studio.state()).toBe('current')
  })

  it('a paragraph typed in another room leaves the translation out of date while another one is of the earlier English', async () => {
    await using studio = await aStudio()
    const text = { ...title, field: 'intro' }
    const state = async () => (await studio.translations.detail(text))?.state
    await studio.edit(english, 'intro', 'One.\n\nTwo.\n')
    await studio.edit(korean, 'intro', '하나.\n\n둘.\n')
    await studio.translations.confirm(text, true)
    await studio.edit(english, 'intro', 'One.\n\nTwo, changed.\n')
    await studio.edit(korean, 'intro', '하나입니다.\n\n둘.\n')
    await studio.translations.settle()
    expect(await state()).toBe('outdated')
    await studio.edit(korean, 'intro', '하나입니다.\n\n둘, 바뀜.\n')
    await studio.translations.settle()
    expect(await state()).toBe('current')
  })

  it('“still right” makes it current without a draft, and can be taken back', async () => {
    await using studio = await aStudio()
    const { translations, drafts, content } = studio
    await translations.confirm(title, true)
    const path = join(content, english)
    await writeFile(path, (await readFile(path, 'utf8')).replace(/^title: .*/m, 'title: Corrected by hand'))
    expect(await studio.state()).toBe('outdated')
    expect(await translations.confirm(title, true)).toEqual({ done: true })
    expect(await studio.state()).toBe('current')
    expect(await drafts.list()).toEqual([])
    await translations.confirm(title, false)
    expect(await studio.state()).toBe('outdated')
  })

  it('what is discarded is out of date again', async () => {
    await using studio = await aStudio()
    const { translations, drafts, content } = studio
    await translations.confirm(title, true)
    const path = join(content, english)
    await writeFile(path, (await readFile(path, 'utf8')).replace(/^title: .*/m, 'title: Corrected by hand'))
    await translations.save(title, { text: '새 제목', before: await studio.translation(), by: 'mei' })
    expect(await studio.state()).toBe('current')
    await asSeen(drafts).discard(korean)
    await translations.settle()
    expect(await studio.state()).toBe('outdated')
  })

  it('saves are taken back one after the other, each with the state that it had', async () => {
    await using studio = await aStudio()
    const { translations } = studio
    await translations.confirm(title, true)
    await studio.edit(english, 'title', 'A wholly new headline')
    const was = await studio.translation()
    const save = (text: string, before: string) => translations.save(title, { text, before, by: 'mei' })
    await save('첫째', was)
    await studio.edit(english, 'title', 'Once more a new headline')
    expect(await studio.state()).toBe('outdated')
    await save('둘째', '첫째')
    expect(await studio.state()).toBe('current')

    expect(await translations.undoSave(title, 'mei')).toEqual({ done: true })
    expect([await studio.translation(), await studio.state()]).toEqual(['첫째', 'outdated'])
    expect(await translations.undoSave(title, 'mei')).toEqual({ done: true })
    expect([await studio.translation(), await studio.state()]).toEqual([was, 'outdated'])
    expect(await translations.undoSave(title, 'mei')).toEqual({ done: false })
    await translations.settle()
    expect(await studio.state()).toBe('outdated')
  })

  it('two translators of one text: the second one is told', async () => {
    await using studio = await aStudio()
    const before = await studio.translation()
    await studio.translations.save(title, { text: '첫째', before, by: 'mei' })
    expect(await studio.translations.save(title, { text: '둘째', before, by: 'raj' })).toEqual({
      conflict: { translation: '첫째' },
    })
  })

  it('a broken placeholder is refused, and nothing is written', async () => {
    await using studio = await aStudio()
    await studio.edit(english, 'title', 'With {airflow}')
    const before = await studio.translation()
    const saved = await studio.translations.save(title, { text: '{바람}', before, by: 'mei' })
    expect(saved).toEqual({ faults: [{ code: 'placeholders', missing: ['{airflow}'], foreign: ['{바람}'] }] })
    expect((await studio.drafts.read(korean)).draft).toBeUndefined()
  })

  it('a file of a language is begun, and its lists from their first item', async () => {
    await using studio = await aStudio()
    await asSeen(studio.drafts).remove(korean)
    const { save } = studio.translations
    const tag = (index: number) => ({ ...title, field: `pictureAlts.${index}` })
    expect(await save(tag(1), { text: '둘', before: '', by: 'mei' })).toEqual({ gap: true })
    expect(await save(tag(0), { text: '하나', before: '', by: 'mei' })).toMatchObject({ done: true })
    expect(await save(tag(1), { text: '둘', before: '', by: 'mei' })).toMatchObject({ done: true })
    expect((await studio.drafts.read(korean)).text).toBe('pictureAlts:\n  - 하나\n  - 둘\n')
  })

  it('what comes back becomes drafts, with a report', async () => {
    await using studio = await aStudio()
    const { translations, drafts } = studio
    await translations.confirm(title, true)
    await studio.edit(english, 'title', 'A wholly new headline')
    const units = outgoingUnits(await translations.textsIn('ko'), { onlyOpen: true })
    const { body } = outgoingFile(units, 'ko', 'xliff', '2030-01-02')
    const sentBack = body.toString('utf8').replace(/<target>[^<]*/, '<target>새 제목')
    expect(await translations.takeIn('ko', Buffer.from(sentBack), 'mei')).toEqual([
      { file: english, field: 'title', result: 'taken' },
    ])
    expect((await drafts.read(korean)).draft).toMatchObject({ by: 'mei', text: expect.stringContaining('title: 새 제목\n') })
    expect(await studio.state()).toBe('current')

    // It was made from another English text: it is taken, but stays out of date.
    await studio.edit(english, 'title', 'Once more a new headline')
    const late = sentBack
      .replace(/<target>[^<]*/, '<target>늦은 제목')
      .replace(/category="before">[^<]*/, `category="before">${shortHash('새 제목')}`)
    expect(await translations.takeIn('ko', Buffer.from(late), 'raj')).toEqual([
      { file: english, field: 'title', result: 'takenOutdated' },
    ])
    expect(await translations.detail(title)).toMatchObject({
      state: 'outdated',
      translation: '늦은 제목',
      earlier: 'A wholly new headline',
    })
  })

  it('a text that a translator has marked as translated again, unchanged, is still right', async () => {
    await using studio = await aStudio()
    const { translations, drafts } = studio
    await translations.confirm(title, true)
    await studio.edit(english, 'title', 'A wholly new headline')
    const units = outgoingUnits(await translations.textsIn('ko'), { onlyOpen: true })
    const { body } = outgoingFile(units, 'ko', 'xliff', '2030-01-02')
    const sentBack = body.toString('utf8').replace(/state="initial" subState="[^"]*"/, 'state="reviewed"')
    expect(await translations.takeIn('ko', Buffer.from(sentBack), 'mei')).toEqual([
      { file: english, field: 'title', result: 'confirmed' },
    ])
    expect(await studio.state()).toBe('current')
    expect((await drafts.read(korean)).draft).toBeUndefined()
  })
})

describe('SW7: the list of texts', () => {
  const all = { language: 'ko', states: ['outdated', 'missing', 'same', 'current'], words: '' } as const
  const page = { from: 0, count: 1000 }

  it('comes in pages, follows each change at once, and leads from one open text to the next', async () => {
    await using studio = await aStudio()
    const { translations } = studio
    expect(translations.progress()).toMatchObject({ reading: { done: 0 } })
    await translations.refresh()
    await translations.confirm(title, true)
    const { lines, all: count } = translations.list(all, page)
    expect(lines).toHaveLength(count)
    const at = lines.findIndex(({ file, field }) => file === english && field === 'title')
    expect(translations.list(all, { from: at, count: 2, find: title })).toEqual({
      lines: lines.slice(at, at + 2),
      all: count,
      at,
    })

    expect(translations.next(title, ['outdated', 'missing'])).toBeUndefined()
    const { version } = translations.progress()
    await studio.edit(english, 'title', 'A wholly new headline')
    await translations.settle()
    expect(translations.progress().version).not.toBe(version)
    expect(translations.list({ ...all, states: ['outdated'] }, page).lines).toMatchObject([{ english: 'A wholly new headline' }])
    expect(translations.list({ ...all, words: 'WHOLLY new' }, page).lines).toMatchObject([{ field: 'title' }])
    const outdated = { file: english, field: 'title', state: 'outdated' }
    expect(translations.next({ ...title, file: '', field: '' }, ['outdated'])).toMatchObject(outdated)
    expect(translations.next({ ...title, file: 'zzz.yaml' }, ['outdated'])).toMatchObject(outdated)
    expect(translations.next(title, ['outdated'])).toMatchObject(outdated)
  })

  it('has what changes while a later studio reads, and reads only what is new to it', async () => {
    await using studio = await aStudio()
    await studio.translations.refresh()
    const later = someTranslations(dirname(studio.content))
    const path = join(studio.content, english)
    await writeFile(path, (await readFile(path, 'utf8')).replace(/^title: .*/m, 'title: Corrected by hand'))
    const reading = later.translations.refresh()
    const before = (await later.translations.detail(title))?.translation ?? ''
    await later.translations.save(title, { text: '새 제목', before, by: 'mei' })
    await reading
    const { lines } = later.translations.list({ ...all, words: '새 제목' }, page)
    expect(lines).toMatchObject([{ english: 'Corrected by hand', translation: '새 제목', state: 'current' }])
    expect(later.translations.list(all, page).all).toBe(studio.translations.list(all, page).all)
    await rm(join(studio.content, 'site.yaml'))
    await later.translations.refresh()
    expect(later.translations.list({ ...all, kind: 'site' }, page).all).toBe(0)
    await later.translations.close()
  })
})
