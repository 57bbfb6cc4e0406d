import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createCatalogSource } from '#publishing/watch/watch-content.ts'
import { asSeen } from '../drafts/testing/as-seen.ts'
import type { Edit } from '../files/edit-yaml.ts'
import { dyingDisk } from '../files/testing/dying-disk.ts'
import { openPublishing } from './open-publishing.ts'
import type { When } from './publisher.ts'
import type { PushTarget } from './repository.ts'

const file = 'news/cooking-evenings/en.yaml'
const noon = new Date('2030-01-02T04:00:00Z')

const smallContent = { 'news/a/en.yaml': 'title: Now\n', 'news/b/en.yaml': 'title: Goes\n' }

/** A copy of the test content, and a studio for it. */
function aStudio({ push, content }: { push?: PushTarget; content?: Record<string, string> } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-publish-'))
  const root = join(folder, 'content')
  if (!content) cpSync('tests/content', root, { recursive: true })
  for (const [path, text] of Object.entries(content ?? {})) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  let time = noon
  const folders = { contentFolder: root, folder: join(folder, 'studio') }
  const { drafts, publisher, history, close } = openPublishing({ ...folders, now: () => time, push })
  const read = (path: string) => readFileSync(join(root, path), 'utf8')

  async function edit(path: string, edits: readonly Edit[], by = 'mei') {
    const done = await drafts.edit({ ...(await drafts.seen(path)), edits, by })
    if (!('version' in done)) throw new Error('conflict')
    return { file: path, version: done.version }
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  return {
    ...{ folder, root, drafts, publisher, history, read, edit, git, mei: asSeen(drafts) },
    async restoreAsSeen(entry: string, id: string) {
      const seen = (await history.difference(entry, id)).drafts.map(({ file, version }) => ({ file, version }))
      return history.restore(entry, id, { seen, by: 'mei' })
    },
    put(path: string, text: string) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    },
    initGit() {
      git('init', '--quiet', '--initial-branch=main')
      git('add', '.')
      git('-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', 'commit', '--quiet', '--message', 'First')
    },
    setTime: (iso: string) => {
      time = new Date(iso)
    },
    async [Symbol.asyncDispose]() {
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
const title = (value: string): Edit[] => [{ set: ['title'], value }]
const me = { by: 'Mei Tan' }
const lineOf = (text: string, key: string) => text.split('\n').find((line) => line.startsWith(`${key}:`))

describe('publish at once', () => {
  it('SW5: chosen drafts become the content, others stay drafts, and the earlier files are kept', async () => {
    await using studio = aStudio()
    const before = studio.read(file)
    const chosen = await studio.edit(file, title('Cook with us'))
    await studio.edit('news/rh-9011-pearl-white/en.yaml', title('Another'))
    expect(studio.read(file)).toBe(before)
    const done = await studio.publisher.publishNow([chosen], me)
    expect(done).toMatchObject({ files: [file], git: { commit: 'none' } })
    expect(lineOf(studio.read(file), 'title')).toBe('title: Cook with us')
    expect((await studio.drafts.list()).map((draft) => draft.file)).toEqual(['news/rh-9011-pearl-white/en.yaml'])
    expect(readdirSync(join(studio.folder, 'studio/history'))).toHaveLength(1)
  })

  it.each([
    ['at once', undefined],
    ['on a day', { day: '2030-02-01', title: 'Spring' }],
  ])('SW5: what is changed by hand while the checks run is not overwritten: %s', async (_, when) => {
    await using studio = aStudio()
    const chosen = await studio.edit(file, title('Cook with us'))
    const { publisher } = studio
    const publishing = when ? publisher.publishOn([chosen], when, me) : publisher.publishNow([chosen], me)
    const checking = join(studio.folder, 'studio/checking')
    while (!existsSync(checking) || readdirSync(checking).length === 0) await setImmediate()
    const byHand = studio.read(file).replace(/^title: .*$/m, 'title: By hand')
    studio.put(file, byHand)
    expect(await publishing).toEqual({ refused: 'changed', files: [file] })
    expect(studio.read(file)).toBe(byHand)
    expect(await studio.drafts.list()).toMatchObject([{ file, version: chosen.version }])
  })

  it('SW5: faults keep back what is published, but not an entry beside a faulty one', async () => {
    await using studio = aStudio()
    const before = studio.read(file)
    const wrong = await studio.edit(file, [{ set: ['title'], value: '' }])
    expect(await studio.publisher.publishNow([wrong], me)).toMatchObject({
      refused: 'faults',
      faults: [{ file, field: 'title' }],
    })
    expect(studio.read(file)).toBe(before)
    studio.put('news/rh-9011-pearl-white/en.yaml', 'title: [broken\n')
    const other = await studio.edit('news/cooking-evenings/ko.yaml', title('요리 교실'))
    expect(await studio.publisher.publishNow([other], me)).toHaveProperty('id')
    // A removed entry that others refer to is a fault elsewhere, which this causes.
    for (const name of readdirSync(join(studio.root, 'series/vela'))) {
      if (name.endsWith('.yaml')) await studio.mei.remove(`series/vela/${name}`)
    }
    const removed = (await studio.drafts.list()).filter((draft) => draft.text === undefined)
    const refused = await studio.publisher.publishNow(removed, me)
    expect(refused).toMatchObject({ refused: 'faults' })
    expect(existsSync(join(studio.root, 'series/vela/series.yaml'))).toBe(true)
  })

  it('SW5: a new entry is published with its pictures', async () => {
    await using studio = aStudio()
    const [facts, words] = ['news.yaml', 'en.yaml'].map((name) => studio.read(`news/cooking-evenings/${name}`))
    await studio.mei.create('news/opening/news.yaml', String(facts))
    await studio.mei.create('news/opening/en.yaml', String(words))
    const picture = 'news/opening/pictures/studio.webp'
    await studio.mei.putMedia(picture, readFileSync(join(studio.root, anyPicture(studio.root))))
    // A chosen text takes the pictures that it names with it. Another one is chosen by itself.
    const named = 'news/opening/pictures/named.webp'
    await studio.mei.putMedia(named, readFileSync(join(studio.root, anyPicture(studio.root))))
    const [english] = (await studio.drafts.list()).filter((draft) => draft.file.endsWith('en.yaml'))
    const edits: Edit[] = [{ set: ['content'], value: '![A kitchen](pictures/named.webp)' }]
    const chosen = { file: 'news/opening/en.yaml', edits, version: english?.version ?? null, by: 'mei' }
    await studio.drafts.edit(chosen)
    expect(await studio.publisher.publishNow(await studio.drafts.list(), me)).toHaveProperty('id')
    expect([existsSync(join(studio.root, named)), existsSync(join(studio.root, picture))]).toEqual([true, false])
    const left = (await studio.drafts.media()).map(({ path, version }) => ({ file: path, version }))
    expect(left).toMatchObject([{ file: picture }])
    expect(await studio.publisher.publishNow(left, me)).toHaveProperty('id')
    expect(existsSync(join(studio.root, picture))).toBe(true)
    expect([await studio.drafts.list(), await studio.drafts.media()]).toEqual([[], []])
  })

  it('SW4, SW5: what was published meanwhile is merged by field, and the same field is a conflict', async () => {
    await using studio = aStudio()
    const chosen = await studio.edit(file, title('Mine'))
    studio.put(file, studio.read(file).replace(/^intro:.*$/m, 'intro: Theirs'))
    expect(await studio.publisher.publishNow([chosen], me)).toHaveProperty('id')
    expect(studio.read(file)).toMatch(/^title: Mine$/m)
    expect(studio.read(file)).toMatch(/^intro: Theirs$/m)

    const again = await studio.edit(file, title('Mine again'))
    studio.put(file, studio.read(file).replace(/^title:.*$/m, 'title: Theirs'))
    const fields = [{ path: ['title'], base: 'Mine', theirs: 'Theirs', mine: 'Mine again' }]
    expect(await studio.publisher.publishNow([again], me)).toEqual({ refused: 'conflict', conflicts: [{ file, fields }] })
    expect(await studio.publisher.publishNow([{ file, version: 'old' }], me)).toEqual({ refused: 'changed', files: [file] })
  })
})

describe('publish on a date', () => {
  it('SW5: writes a release that applies on its day, and is folded into the content with the next publishing', async () => {
    await using studio = aStudio()
    const before = studio.read(file)
    const chosen = await studio.edit(file, title('New year'))
    await studio.publisher.publishOn([chosen], { day: '2030-02-01', title: 'New Year!' }, me)
    expect(studio.read(file)).toBe(before)
    expect(lineOf(studio.read(`releases/2030-02-01-new-year/${file}`), 'title')).toBe('title: New year')
    expect(await studio.drafts.list()).toEqual([])
    expect(await studio.publisher.releases()).toEqual([
      {
        name: '2030-02-01-new-year',
        title: 'New Year!',
        day: '2030-02-01',
        by: 'Mei Tan',
        at: noon.toISOString(),
        isDue: false,
        ends: false,
        files: [file],
      },
    ])
    // What is published until then is in the release too.
    const summary = await studio.edit(file, [{ set: ['intro'], value: 'Until then' }])
    await studio.publisher.publishNow([summary], me)
    expect(studio.read(`releases/2030-02-01-new-year/${file}`)).toMatch(/^title: New year$/m)
    expect(studio.read(`releases/2030-02-01-new-year/${file}`)).toMatch(/^intro: Until then$/m)

    studio.put('releases/2030-01-31-von Hand/notes.txt', 'not content')
    studio.put('releases/2030-01-31-von Hand/news/cooking-evenings/id.yaml', studio.read('news/cooking-evenings/id.yaml'))
    studio.setTime('2030-02-01T00:00:00Z')
    expect((await studio.drafts.read(file)).published).toMatch(/^title: New year$/m)
    const other = await studio.edit('news/cooking-evenings/ko.yaml', title('새해'))
    await studio.publisher.publishNow([other], me)
    expect(studio.read(file)).toMatch(/^title: New year$/m)
    expect(readdirSync(join(studio.root, 'releases'), { recursive: true })).toEqual([
      '2030-01-31-von Hand',
      '2030-01-31-von Hand/notes.txt',
    ])
  })

  const intro = (value: string): Edit[] => [{ set: ['intro'], value }]
  const linesOn = async (studio: ReturnType<typeof aStudio>, day: string) => {
    studio.setTime(`${day}T04:00:00Z`)
    const text = (await studio.drafts.read(file)).published ?? ''
    return [lineOf(text, 'title'), lineOf(text, 'intro')]
  }
  const plan = async (studio: ReturnType<typeof aStudio>, edits: readonly Edit[], when: When, by = me) =>
    studio.publisher.publishOn([await studio.edit(file, edits)], when, by)

  it('SW9: two corrections of one file planned in the wrong order both apply from their days, and one taken away is gone from both', async () => {
    await using studio = aStudio()
    const [titleNow, introNow] = await linesOn(studio, '2030-01-02')
    await plan(studio, title('March'), { day: '2030-03-01', title: 'March' })
    await plan(studio, intro('February'), { day: '2030-02-01', title: 'February' })
    expect(await linesOn(studio, '2030-02-01')).toEqual([titleNow, 'intro: February'])
    expect(await linesOn(studio, '2030-03-01')).toEqual(['title: March', 'intro: February'])
    studio.setTime(noon.toISOString())
    await studio.publisher.removeRelease('2030-02-01-february', me)
    expect(await linesOn(studio, '2030-03-01')).toEqual(['title: March', introNow])
  })

  it('SW9: a release that becomes drafts again has nothing of the releases before it', async () => {
    await using studio = aStudio()
    const [, introNow] = await linesOn(studio, '2030-01-02')
    await plan(studio, intro('February'), { day: '2030-02-01', title: 'February' })
    await plan(studio, title('March'), { day: '2030-03-01', title: 'March' })
    await studio.publisher.releaseToDrafts('2030-03-01-march', me)
    const draft = (await studio.drafts.read(file)).draft?.text ?? ''
    expect([lineOf(draft, 'title'), lineOf(draft, 'intro')]).toEqual(['title: March', introNow])
  })

  it('SW9: a release that is due and becomes drafts again keeps its texts, as changes of what is shown without it', async () => {
    await using studio = aStudio()
    const [titleNow] = await linesOn(studio, '2030-01-02')
    await plan(studio, title('March'), { day: '2030-03-01', title: 'March' })
    studio.setTime('2030-03-02T04:00:00Z')
    await studio.publisher.releaseToDrafts('2030-03-01-march', me)
    expect(await linesOn(studio, '2030-03-02')).toEqual([titleNow, expect.anything()])
    const [draft] = await studio.drafts.list()
    expect(lineOf(draft?.text ?? '', 'title')).toBe('title: March')
    await studio.publisher.publishNow([{ file, version: draft?.version ?? '' }], me)
    expect(lineOf(studio.read(file), 'title')).toBe('title: March')
  })

  it('SW9: releases of one day have folders of their own whatever their titles, and none hides another', async () => {
    await using studio = aStudio()
    const [, introNow] = await linesOn(studio, '2030-01-02')
    await plan(studio, title('Spring'), { day: '2030-02-01', title: '春节' })
    await plan(studio, intro('Lanterns'), { day: '2030-02-01', title: '元宵' })
    expect((await studio.publisher.releases()).map((release) => release.title)).toEqual(['春节', '元宵'])
    expect(await linesOn(studio, '2030-02-01')).toEqual(['title: Spring', 'intro: Lanterns'])
    studio.setTime(noon.toISOString())
    const again = await plan(studio, title('Other'), { day: '2030-02-01', title: 'Third' })
    expect(again).toEqual({ refused: 'scheduled', files: [file] })
    await studio.publisher.removeRelease('2030-02-01-release-2', me)
    expect(await linesOn(studio, '2030-02-01')).toEqual(['title: Spring', introNow])
  })

  it('SW9: a campaign ends on its day by the texts of before, with what was published or planned meanwhile', async () => {
    await using studio = aStudio()
    const [titleNow, introNow] = await linesOn(studio, '2030-01-02')
    await plan(studio, title('After'), { day: '2030-04-01', title: 'After' })
    await plan(studio, title('Sale'), { day: '2030-02-01', until: '2030-03-01', title: 'Sale' })
    expect(await linesOn(studio, '2030-02-28')).toEqual(['title: Sale', introNow])
    expect(await linesOn(studio, '2030-03-01')).toEqual([titleNow, introNow])
    studio.setTime('2030-02-10T04:00:00Z')
    await studio.publisher.publishNow([await studio.edit(file, intro('Meanwhile'))], me)
    expect(await linesOn(studio, '2030-02-11')).toEqual(['title: Sale', 'intro: Meanwhile'])
    expect(await linesOn(studio, '2030-03-01')).toEqual([titleNow, 'intro: Meanwhile'])
    expect(await linesOn(studio, '2030-04-01')).toEqual(['title: After', 'intro: Meanwhile'])
  })

  it('SW9: a release that goes takes its end with it', async () => {
    await using studio = aStudio()
    await plan(studio, title('Sale'), { day: '2030-02-01', until: '2030-03-01', title: 'Sale' })
    expect((await studio.publisher.releases()).map(({ name, ends }) => [name, ends])).toEqual([
      ['2030-02-01-sale', false],
      ['2030-03-01-sale-end', true],
    ])
    await studio.publisher.removeRelease('2030-02-01-sale', me)
    expect(await studio.publisher.releases()).toEqual([])
  })

  it('SW9: what is due moves into the content under the name of who planned it', async () => {
    await using studio = aStudio()
    studio.initGit()
    await plan(studio, title('Spring'), { day: '2030-02-01', title: 'Spring' }, { by: 'Raj' })
    studio.setTime('2030-02-02T04:00:00Z')
    await studio.publisher.publishNow([await studio.edit('news/cooking-evenings/ko.yaml', title('봄'))], me)
    expect(studio.git('log', '-2', '--format=%an|%s')).toBe(
      'Mei Tan|Publish news/cooking-evenings\nRaj|Publish the release Spring',
    )
    expect(studio.git('status', '--porcelain')).toBe('')
  })

  it('SW5: a release can become drafts again, or be removed and brought back', async () => {
    await using studio = aStudio()
    const plan = async () => {
      await studio.mei.remove('news/cooking-evenings/ko.yaml')
      await studio.edit(file, title('Later'))
      await studio.publisher.publishOn(await studio.drafts.list(), { day: '2030-02-01', title: '春节' }, me)
    }
    await plan()
    const name = '2030-02-01-release'
    await studio.publisher.releaseToDrafts(name, me)
    expect((await studio.drafts.list()).map((draft) => [draft.file, draft.text === undefined])).toEqual([
      [file, false],
      ['news/cooking-evenings/ko.yaml', true],
    ])
    expect(await studio.publisher.releases()).toEqual([])
    await studio.publisher.publishOn(await studio.drafts.list(), { day: '2030-02-01', title: '春节' }, me)
    const removed = await studio.publisher.removeRelease(name, me)
    expect(await studio.publisher.releases()).toEqual([])
    await studio.publisher.revert('id' in removed ? removed.id : '', me)
    expect(await studio.publisher.releases()).toMatchObject([
      { name, title: '春节', files: [file, 'news/cooking-evenings/ko.yaml'] },
    ])
    const today = { day: '2030-01-02', title: 'Today' }
    await expect(studio.publisher.publishOn([], today, me)).rejects.toThrow('in the future')
  })
})

describe('git', () => {
  it('SW5, SW6: a publishing is a commit of its files by the editor, and earlier versions can be restored as drafts', async () => {
    await using studio = aStudio()
    studio.initGit()
    const original = studio.read(file)
    studio.put('banners.yaml', `${studio.read('banners.yaml')}# not mine\n`)
    studio.git('add', 'banners.yaml')
    const chosen = await studio.edit(file, title('Cook'))
    expect(await studio.publisher.publishNow([chosen], me)).toMatchObject({ git: { commit: 'done', push: 'off' } })
    expect(studio.git('log', '-1', '--format=%an|%s')).toBe('Mei Tan|Publish news/cooking-evenings')
    expect(studio.git('show', '--name-only', '--format=', 'HEAD')).toBe(file)
    expect(studio.git('status', '--porcelain')).toBe('M  banners.yaml')

    const [, first] = await studio.history.versions('news/cooking-evenings')
    expect(first).toMatchObject({ by: 'Ann', message: 'First' })
    const id = String(first?.id)
    expect(await studio.history.difference('news/cooking-evenings', id)).toMatchObject({
      files: [{ file, state: 'changed', fields: [{ path: ['title'], language: 'en' }] }],
      drafts: [],
    })
    expect(await studio.history.restore('news/cooking-evenings', id, { seen: [], by: 'raj' })).toEqual({
      files: [await studio.drafts.seen(file)],
      lost: [],
      discarded: undefined,
    })
    expect(await studio.drafts.list()).toMatchObject([{ file, text: original, by: 'raj' }])
  })

  it('SW5: pushes where it is told to; a refused push loses nothing and can be repeated', async () => {
    await using studio = aStudio({ push: { remote: 'origin', branch: 'site' } })
    studio.initGit()
    const remote = join(studio.folder, 'remote.git')
    execFileSync('git', ['init', '--quiet', '--bare', remote])
    studio.git('remote', 'add', 'origin', remote)
    const first = await studio.publisher.publishNow([await studio.edit(file, title('One'))], me)
    expect(first).toMatchObject({ git: { commit: 'done', push: 'pushed' } })

    const other = join(studio.folder, 'other')
    execFileSync('git', ['clone', '--quiet', '--branch=site', remote, other])
    const at = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Raj', '-c', 'user.email=raj@example.com', ...args], { cwd: other })
    at('commit', '--quiet', '--allow-empty', '--message', 'Elsewhere')
    at('push', '--quiet', 'origin', 'HEAD:site')
    const second = await studio.publisher.publishNow([await studio.edit(file, title('Two'))], me)
    expect(second).toMatchObject({ git: { commit: 'done', push: 'rejected' } })
    expect(lineOf(studio.read(file), 'title')).toBe('title: Two')
    studio.git('-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', 'pull', '--quiet', '--rebase', 'origin', 'site')
    expect(await studio.publisher.commitAgain()).toEqual({ commit: 'none', push: 'pushed' })
  })
})

it('SW5: a commit that git refuses is made with the next publishing, each by its author', async () => {
  await using studio = aStudio()
  studio.initGit()
  // As while somebody else uses the repository by hand.
  studio.put('.git/index.lock', '')
  const first = await studio.publisher.publishNow([await studio.edit(file, title('One'))], { by: 'Mei' })
  expect(first).toMatchObject({ git: { commit: 'failed' } })
  expect(await studio.publisher.commitAgain()).toMatchObject({ commit: 'failed' })
  rmSync(join(studio.root, '.git/index.lock'))
  studio.setTime('2030-01-02T05:00:00Z')
  const other = await studio.edit('news/cooking-evenings/ko.yaml', title('둘'))
  expect(await studio.publisher.publishNow([other], { by: 'Raj' })).toMatchObject({ git: { commit: 'done' } })
  expect(studio.git('log', '-2', '--format=%an')).toBe('Raj\nMei')
  expect(studio.git('status', '--porcelain')).toBe('')
})

describe('history without git', () => {
  it('SW6: has the version before the first publishing and each one since, with their authors', async () => {
    await using studio = aStudio()
    const original = studio.read(file)
    await studio.publisher.publishNow([await studio.edit(file, title('One'))], { by: 'mei' })
    studio.setTime('2030-01-03T04:00:00Z')
    await studio.publisher.publishNow([await studio.edit(file, title('Two'))], { by: 'raj' })
    const versions = await studio.history.versions('news/cooking-evenings')
    expect(versions).toMatchObject([{ by: 'raj', at: '2030-01-03T04:00:00.000Z' }, { by: 'mei' }, { id: 'oldest' }])
    const entry = 'news/cooking-evenings'
    const [newest, one] = versions.map(({ id }) => id)
    expect((await studio.history.difference(entry, String(newest))).files).toEqual([])
    const [difference] = (await studio.history.difference(entry, String(one))).files
    expect(difference?.fields[0]?.parts).toEqual([
      { text: 'One', kind: 'removed' },
      { text: 'Two', kind: 'added' },
    ])
    await studio.edit(file, title('A draft'))
    const restored = await studio.restoreAsSeen(entry, 'oldest')
    expect((await studio.drafts.read(file)).text).toBe(original)
    expect(restored).toMatchObject({ files: [{ file }], discarded: expect.any(String) })
    await expect(studio.history.versions('../studio')).rejects.toThrow()
  })
})

describe('restoring an earlier version', () => {
  const entry = 'news/cooking-evenings'
  const korean = `${entry}/ko.yaml`

  it('SW8: leaves the drafts of languages that it does not change', async () => {
    await using studio = aStudio()
    await studio.publisher.publishNow([await studio.edit(file, title('One'))], me)
    await studio.edit(korean, title('번역 중'), 'jihye')
    expect((await studio.history.difference(entry, 'oldest')).drafts).toEqual([])
    expect(await studio.restoreAsSeen(entry, 'oldest')).toMatchObject({ files: [{ file }], discarded: undefined })
    expect(await studio.drafts.read(korean)).toMatchObject({ draft: { by: 'jihye' }, text: expect.stringContaining('번역 중') })
  })

  it('SW8: names the drafts in its way, and is refused if they are not those that were shown', async () => {
    await using studio = aStudio()
    await studio.publisher.publishNow([await studio.edit(file, title('One')), await studio.edit(korean, title('하나'))], me)
    const before = await studio.history.difference(entry, 'oldest')
    await studio.edit(korean, title('번역 중'), 'jihye')
    const theirs = await studio.drafts.list()
    expect(await studio.history.restore(entry, 'oldest', { seen: before.drafts, by: 'mei' })).toEqual({ conflict: [korean] })
    const { drafts } = await studio.history.difference(entry, 'oldest')
    expect(drafts).toMatchObject([{ file: korean, by: 'jihye' }])
    await studio.edit(korean, title('번역 끝'), 'jihye')
    const seen = drafts.map(({ version }) => ({ file: korean, version }))
    expect(await studio.history.restore(entry, 'oldest', { seen, by: 'mei' })).toEqual({ conflict: [korean] })
    expect(await studio.drafts.list()).toMatchObject([
      { ...theirs[0], ...{ text: expect.any(String), version: expect.any(String) } },
    ])
    expect((await studio.drafts.read(korean)).text).toContain('번역 끝')
  })
})

describe.each(['git', 'the history folder'])('an earlier picture, from %s', (keeper) => {
  it('SW6: comes back as a draft with its text, or is said not to be kept', async () => {
    await using studio = aStudio()
    if (keeper === 'git') studio.initGit()
    const product = 'products/rh-9010'
    const picture = `${product}/pictures/studio.webp`
    const [text, original] = [`${product}/en.yaml`, readFileSync(join(studio.root, picture))]
    const publishPicture = async (bytes: Uint8Array) => {
      await studio.mei.putMedia(picture, bytes)
      const media = (await studio.drafts.media()).map(({ path, version }) => ({ file: path, version }))
      const edited = await studio.edit(text, title(`A hood, ${bytes.length}`))
      return studio.publisher.publishNow([edited, ...media], me)
    }
    const other = readFileSync(join(studio.root, `${product}/pictures/front.webp`))
    expect(await publishPicture(other)).toHaveProperty('id')
    studio.setTime('2030-01-03T04:00:00Z')
    const second = await publishPicture(await sharp(other).flip().webp().toBuffer())
    expect(second).toHaveProperty('id')

    const versions = await studio.history.versions(product)
    const [, one, first] = versions.map(({ id }) => id)
    const differences = await studio.history.difference(product, String(one))
    expect(differences.files.map(({ file, state }) => [file, state])).toEqual([
      [text, 'changed'],
      [picture, 'changed'],
    ])
    const restored = await studio.restoreAsSeen(product, String(one))
    expect(restored).toMatchObject({ files: [{ file: picture }, { file: text }], lost: [] })
    expect(readFileSync(join(studio.drafts.folder, picture)).equals(other)).toBe(true)
    await studio.restoreAsSeen(product, String(first))
    expect(readFileSync(join(studio.drafts.folder, picture)).equals(original)).toBe(true)

    if (keeper === 'git' || !('id' in second)) return
    rmSync(join(studio.folder, 'studio/history', second.id, 'before', picture))
    const lost = await studio.history.difference(product, String(one))
    expect(lost.files).toMatchObject([{ file: text }, { file: picture, isLost: true }])
    expect(await studio.restoreAsSeen(product, String(one))).toMatchObject({ files: [{ file: text }], lost: [picture] })
  })
})

it('SW5: killed before any change of a file while a release becomes drafts, it is a release or drafts, never both or neither', async () => {
  const outcomes = { release: 0, drafts: 0 }
  for (let step = 0, isDone = false; !isDone; step += 1) {
    await using studio = aStudio({ content: smallContent })
    const folder = join(studio.root, 'releases/2030-02-01-later')
    mkdirSync(join(folder, 'news/a/pictures'), { recursive: true })
    writeFileSync(join(folder, 'news/a/en.yaml'), 'title: Later\n')
    writeFileSync(join(folder, 'news/a/pictures/wide.webp'), 'later')
    writeFileSync(join(folder, '.removed.json'), '["news/b/en.yaml"]')
    {
      using disk = await dyingDisk(step)
      await studio.publisher.releaseToDrafts('2030-02-01-later', me).catch(() => {})
      isDone = !disk.isDead()
    }
    // The next start.
    const next = openPublishing({ contentFolder: studio.root, folder: join(studio.folder, 'studio'), now: () => noon })
    await next.recover()
    const drafts = [...(await next.drafts.list()).map(({ file }) => file), ...(await next.drafts.media()).map(({ path }) => path)]
    const releases = await next.publisher.releases()
    const all = ['news/a/en.yaml', 'news/a/pictures/wide.webp', 'news/b/en.yaml']
    expect({ step, drafts: drafts.sort(), releases: releases.map(({ files }) => files) }).toEqual(
      releases.length > 0 ? { step, drafts: [], releases: [all] } : { step, drafts: all, releases: [] },
    )
    outcomes[releases.length > 0 ? 'release' : 'drafts'] += 1
  }
  for (const times of Object.values(outcomes)) expect(times).toBeGreaterThan(1)
})

it('SW5: a running site shows all files of a publishing or none', async () => {
  await using studio = aStudio()
  const files = ['en', 'ko', 'id'].map((language) => `news/cooking-evenings/${language}.yaml`)
  const chosen = []
  for (const path of files) chosen.push(await studio.edit(path, title('Together')))
  const silent = { debug() {}, info() {}, error() {} }
  const source = await createCatalogSource(studio.root, {
    ...{ log: silent, settleMs: 20, now: () => noon.getTime() },
    storeFolder: join(studio.folder, 'site'),
  })
  const seen = Promise.withResolvers<string[]>()
  source.onChange((catalog) => {
    const titles = (['en', 'ko', 'id'] as const).map(
      (language) => catalog.article(language, 'news', 'cooking-evenings')?.title.text,
    )
    seen.resolve(titles.map(String))
  })
  await studio.publisher.publishNow(chosen, me)
  expect(await seen.promise).toEqual(['Together', 'Together', 'Together'])
  await source.close()
})

function anyPicture(root: string): string {
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('.webp'))
  if (!found) throw new Error('no picture')
  return found
}
