import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { type ContentKindName, folderKinds } from '#contract/content/kinds.ts'
import { languageNames } from '#contract/languages.ts'
import { checkContent } from '#publishing/check/check-content.ts'
import { versionOf } from '#studio/drafts/draft-store.ts'
import { asSeen } from '#studio/drafts/testing/as-seen.ts'
import type { Edit, Path } from '#studio/edits/edit.ts'
import { valueAt } from '#studio/edits/edit-value.ts'
import { kindNames, type NewEntry, type NewItem } from '#studio/wire/entries.ts'
import { fixedKinds, type ItemKind, itemKinds, type NewKind, newKinds } from '#studio/wire/entry-kinds.ts'
import { en } from '#studio/words/entries/en.ts'
import { zhHans } from '#studio/words/entries/zh-hans.ts'
import { entriesHandlers } from './entries-calls.ts'
import { aWriting } from './testing/a-writing.ts'
import { fillRed } from './testing/fill-red.ts'

const at = new Date('2030-01-02T02:00:00.000Z')
const today = '2030-01-02'
const timeoutMs = 600_000

const by = { who: 'mei', at: at.toISOString() }
type Parts = ReturnType<typeof aWriting> & { by: typeof by }

async function aStudio() {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-kinds-'))
  cpSync('tests/content', join(folder, 'content'), { recursive: true })
  const parts: Parts = { ...aWriting(folder, () => at), by }
  onTestFinished(async () => {
    await parts.writing.entryList.close()
    await parts.publishing.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const { drafts, publishing } = parts
  /** What the check of the content says, as the command line does. */
  const issues = async () => {
    const { errors, warnings } = await checkContent(join(folder, 'content'), { today })
    return new Set([...errors, ...warnings].map(({ file, message }) => `${file}: ${message}`))
  }
  const before = await issues()
  const edit = async (file: string, ...edits: Edit[]) => {
    const { draft, published = '' } = await drafts.read(file)
    await drafts.edit({ file, edits, version: draft?.version ?? versionOf(published), by: 'mei' })
  }
  return {
    parts,
    edit,
    lines: async (kind: ContentKindName) => (await entriesHandlers.entries({ words: '', kind }, parts)).found?.lines ?? [],
    make: async (kind: NewKind | ItemKind) => made(await fromNothing(kind, parts)),
    copy: async (file: string, path: Path | undefined, id?: string) =>
      made(
        path
          ? await entriesHandlers.itemCopy({ file, path: [...path], id }, parts)
          : await entriesHandlers.entryCopy({ file, id }, parts),
      ),
    fill: (files: Iterable<string>) => fillRed(new Set(files), parts),

    /** As the translators would, in each of the other languages. */
    async translate(one: Made) {
      const english = [...filesOf(one)].find((file) => file.endsWith('/en.yaml'))
      if (english === undefined) return
      const { text = '' } = await drafts.read(english)
      const path = 'path' in one ? one.path : []
      for (const language of languageNames.filter((name) => name !== 'en')) {
        const file = english.replace('/en.yaml', `/${language}.yaml`)
        const isNew = !('conflict' in (await asSeen(drafts).create(file, text)))
        if (!isNew) await edit(file, { set: path, value: valueAt(parse(text), path) })
      }
    },

    /** Publishes all drafts. `issues`: what the check of the content says only since then. */
    async publish() {
      const chosen = (await drafts.list()).map(({ file, version }) => ({ file, version }))
      const published = await publishing.publisher.publishNow(chosen, { by: 'mei' })
      return { published, issues: [...(await issues())].filter((issue) => !before.has(issue)) }
    },
  }
}

function fromNothing(kind: NewKind | ItemKind, parts: Parts) {
  const item = itemKinds.find((one) => one === kind)
  if (item) return entriesHandlers.itemNew({ kind: item, place: item === 'shops' ? 'malaysia' : 'hobs' }, parts)
  const own = newKinds.find((one) => one === kind) ?? 'news'
  const category = own === 'product' ? 'range-hoods' : undefined
  return entriesHandlers.entryNew({ kind: own, id: codes.get(own), category }, parts)
}

const codes = new Map<string, string>([
  ['product', 'RH-9099'],
  ['accessory', 'ZZ-9999'],
])

type Made = Extract<NewEntry | NewItem, { file: string }>
function made(answer: NewEntry | NewItem | undefined): Made {
  if (!answer || 'fault' in answer) throw new Error(JSON.stringify(answer) ?? 'nothing was made')
  return answer
}
const filesOf = (one: Made) =>
  new Set([one.file, ...one.files.map(({ file }) => file), ...('back' in one ? one.back.map(({ file }) => file) : [])])

/** Where each kind has an item that can be copied. */
const firstItems: Record<ItemKind, readonly [file: string, path: Path]> = {
  faq: ['faq/range-hoods/questions.yaml', ['questions', 0]],
  care: ['care/hobs/care.yaml', ['families', 0]],
  banners: ['banners.yaml', [0]],
  shops: ['shops/singapore.yaml', ['shops', 0]],
  stores: ['stores.yaml', ['stores', 0]],
  charges: ['charges.yaml', ['groups', 0]],
  areas: ['shops/areas.yaml', ['areas', 0]],
  countries: ['countries.yaml', [0]],
  search: ['search.yaml', [0]],
  glossary: ['glossary.yaml', [0]],
}

describe('SW2: every kind of content', () => {
  it('can be made new, or says in both languages why not', () => {
    expect([...newKinds, ...itemKinds, ...fixedKinds].toSorted()).toEqual([...kindNames].toSorted())
    for (const kind of fixedKinds)
      for (const words of [en, zhHans]) expect(words[`entries.never.${kind}`].length).toBeGreaterThan(10)
  })

  it(
    'is made from nothing, and complete when nothing is red',
    async () => {
      const studio = await aStudio()
      const all = new Map<string, Made>()
      for (const kind of [...newKinds, ...itemKinds]) all.set(kind, await studio.make(kind))
      const files = new Map([...all].map(([kind, one]) => [kind, filesOf(one)]))
      // All series of the test content have a feature page.
      const [feature] = files.get('feature') ?? []
      await studio.edit(feature ?? '', { set: ['type'], value: 'campaign' })
      const red = await studio.fill([...files.values()].flatMap((own) => [...own]))
      for (const [kind, own] of files) expect({ kind, red: red.filter(({ file }) => own.has(file)) }).toEqual({ kind, red: [] })

      // Not red, and still advised by the check: every hood has a weight.
      await studio.edit('products/rh-9099/product.yaml', { set: ['values', 'weight'], value: 20 })
      for (const one of all.values()) await studio.translate(one)
      expect(await studio.publish()).toEqual({ published: expect.objectContaining({ id: expect.any(String) }), issues: [] })
    },
    timeoutMs,
  )

  it(
    'is made like another one, and complete when nothing is red',
    async () => {
      const studio = await aStudio()
      const files = new Map<string, ReadonlySet<string>>()
      for (const kind of newKinds) {
        const [first] = await studio.lines(kind)
        files.set(kind, filesOf(await studio.copy(first?.file ?? folderKinds[kind].facts, undefined, codes.get(kind))))
      }
      for (const kind of itemKinds) {
        const [file, path] = firstItems[kind]
        // The test content has neither a glossary nor words of the search.
        if ((await studio.parts.drafts.read(file)).text === undefined) await studio.make(kind)
        files.set(kind, new Set([...filesOf(await studio.copy(file, path)), file]))
      }
      const [feature] = files.get('feature') ?? []
      await studio.edit(feature ?? '', { set: ['type'], value: 'campaign' })
      const red = await studio.fill([...files.values()].flatMap((own) => [...own]))
      for (const [kind, own] of files) expect({ kind, red: red.filter(({ file }) => own.has(file)) }).toEqual({ kind, red: [] })
      expect(await studio.publish()).toEqual({ published: expect.objectContaining({ id: expect.any(String) }), issues: [] })
    },
    timeoutMs,
  )
})
