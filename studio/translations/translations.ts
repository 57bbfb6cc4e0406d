import { join } from 'node:path'
import type { Language } from '#contract/languages.ts'
import { openCacheOfFolder } from '#publishing/read/cache-of-folder.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import type { Published } from '../drafts/published.ts'
import { createTextChanges, type Saved } from './change-text.ts'
import { createTextReader } from './content-texts.ts'
import { createDraftRecords } from './draft-records.ts'
import { createEarlierEnglish } from './earlier-english.ts'
import { readGlossary, termsIn } from './glossary-terms.ts'
import type { Outcome } from './incoming.ts'
import { type EntryState, type LanguageProgress, progressOfLanguages, statesOfEntries } from './language-progress.ts'
import { readIncoming } from './reading/read-incoming.ts'
import { readRecords, type State } from './records.ts'
import { takeIn } from './take-in.ts'
import { createTextIndex, type Reading } from './text-index.ts'
import {
  excerptOf,
  type Filter,
  lineOf,
  matchingTexts,
  nextText,
  type Page,
  type TextDetail,
  type TextLine,
  type TextName,
} from './text-lines.ts'
import type { TranslatedText } from './translated-texts.ts'

/** `reading`: some texts are not known yet. `isLooking`: the files are looked at now; what has changed shows in the next answer. */
export type ProgressAnswer = { languages: LanguageProgress[]; version: number; reading: Reading | undefined; isLooking: boolean }
/** `at`: the place of the text that was asked for. */
export type ListAnswer = { lines: TextLine[]; all: number; at?: number }

/** The name of the cache in `folder`. Another form of the texts needs another name. */
const cacheFile = 'texts-1.db'
/** After the last change: staff who type change drafts several times a second. */
const settleMs = 400
/** Other programs may change files. They are looked at again after this time, or when it is a small part of the time. */
const recentMs = 3_000
const mostOfTheTime = 0.05

type Parts = { published: Published; drafts: DraftStore /** `<DATA_DIR>/studio` */; folder: string }

/** The translations of the content, with all drafts over it. */
export function createTranslations({ published, drafts, folder }: Parts) {
  const { root, dueLayers } = published
  const layersNow = () => [root, ...dueLayers(), drafts.folder]
  const read = createTextReader()
  const records = createDraftRecords({ root, dueLayers, drafts, read })
  const earlier = createEarlierEnglish(join(folder, 'english-texts.json'))
  const changes = createTextChanges({ drafts, read, layersNow })
  const index = createTextIndex({ layers: layersNow, openCache: () => openCacheOfFolder(join(folder, cacheFile), root) })

  let last: Promise<unknown> = Promise.resolve()
  /** One change of the records after another. `touched`: the files that it may have changed, besides those of drafts. */
  function inTurn<T>(change: () => Promise<T>, touched: readonly string[] = []): Promise<T> {
    const result = last.then(change).finally(() => follow(touched))
    last = result.catch(() => {})
    return result
  }

  /** The files of drafts, now and when they were looked at last. */
  let drafted: readonly string[] = []
  async function follow(touched: readonly string[] = []) {
    const before = drafted
    drafted = (await drafts.list()).map(({ file }) => file)
    await index.update(new Set([...before, ...drafted, ...touched]))
  }

  async function noteDrafts() {
    const replaced = await records.noteEdited()
    await earlier.add(replaced.map(({ english }) => english))
    await move()
  }

  /** Records that have changed below the content folder since the last commit. */
  const moved = new Set<string>()
  async function move() {
    for (const path of await records.settle()) moved.add(path)
  }

  /**
   * Brings the records up to date with the drafts, and with the files that were published just now. Returns the files below the content
   * folder that have changed.
   */
  function settle(files: readonly string[] = []): Promise<string[]> {
    return inTurn(async () => {
      await noteDrafts()
      for (const path of await records.notePublished(files)) moved.add(path)
      const changed = [...moved]
      moved.clear()
      return changed
    }, files)
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  const stopFollowing = drafts.onChange(() => {
    clearTimeout(timer)
    // A folder that can't be written is reported when somebody saves.
    timer = setTimeout(() => void inTurn(noteDrafts).catch(() => {}), settleMs)
  })

  let looking: Promise<void> | undefined
  let nextLook = 0
  let rememberedVersion: number | undefined

  /** Looks at all files. */
  function refresh(): Promise<void> {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }
  async function look() {
    const begun = performance.now()
    await index.refresh()
    await remember()
    const ended = performance.now()
    nextLook = ended + Math.max(recentMs, (ended - begun) / mostOfTheTime)
  }
  /** The English of now, for the day on which it changes. */
  async function remember() {
    if (rememberedVersion === index.version()) return
    rememberedVersion = index.version()
    const madeFrom = new Set<string>()
    for (const { inLanguage } of index.files()) {
      for (const { records, texts, progress } of inLanguage.values()) {
        if (progress.outdated === 0) continue
        for (const { state, source } of texts) {
          const record = state === 'outdated' ? records.get(source.field) : undefined
          if (record) madeFrom.add(record.english)
        }
      }
    }
    await earlier.remember(index.files(), madeFrom)
  }

  /** What is known now. What has changed since is looked for in the background. */
  function progress(isOpening = false): ProgressAnswer {
    // What can't be read is tried again with the next call.
    if (isOpening || performance.now() >= nextLook) void refresh().catch(() => {})
    const [languages, version] = [progressOfLanguages(index.files()), index.version()]
    return { languages, version, reading: index.reading(), isLooking: looking !== undefined }
  }

  let listed: { key: string; texts: TranslatedText[] } | undefined
  function list(filter: Filter, { from, count, find }: Page): ListAnswer {
    const key = JSON.stringify([index.version(), filter])
    if (listed?.key !== key) listed = { key, texts: matchingTexts(index.files(), filter) }
    const { texts } = listed
    const at = find ? texts.findIndex(({ source: { place, field } }) => place.file === find.file && field === find.field) : -1
    const lines = texts.slice(from, from + count).map(excerptOf)
    return { lines, all: texts.length, ...(at === -1 ? {} : { at }) }
  }

  function next({ language, file, field }: TextName, states: readonly State[]): TextLine | undefined {
    const texts = matchingTexts(index.files(), { language, states, words: '' })
    const after = nextText(texts, index.files(), { language, file, field })
    return after && excerptOf(after)
  }

  async function detail(name: TextName): Promise<TextDetail | undefined> {
    const layers = layersNow()
    const text = await changes.find(name, layers)
    if (!text) return undefined
    const { source, language, state } = text
    const record = state === 'outdated' ? readRecords(layers, language, name.file).get(name.field) : undefined
    const { draft } = await drafts.read(source.placeIn(language).file)
    return {
      ...lineOf(text),
      ...{ language, draftBy: draft?.by },
      earlier: record && (await earlier.find(record.english, root, source)),
      terms: termsIn(source.english, await readGlossary(layers), language),
    }
  }

  /** After a change of one text. */
  function changing<T>({ file }: TextName, change: () => Promise<T>): Promise<T> {
    return inTurn(async () => {
      const result = await change()
      await move()
      return result
    }, [file])
  }

  return {
    ...{ refresh, progress, list, next, detail, settle },
    save: (name: TextName, change: { text: string; before: string; by: string }): Promise<Saved> =>
      changing(name, () => changes.save(name, change)),
    undoSave: (name: TextName, by: string) => changing(name, () => changes.undoSave(name, by)),
    confirm: (name: TextName, isRight: boolean) => changing(name, () => changes.confirm(name, isRight)),

    /** Takes what a translator has sent back, as drafts. Throws a FileRefused. */
    async takeIn(language: Language, file: Uint8Array, by: string): Promise<Outcome[]> {
      // Before its turn: a file that takes long keeps nobody from saving.
      const incoming = await readIncoming(file)
      return inTurn(async () => {
        const outcomes = await takeIn({ language, incoming, by }, { drafts, read, layers: layersNow(), earlier })
        await move()
        await index.update(outcomes.map((outcome) => outcome.file))
        return outcomes
      })
    },

    /** All texts in one language. */
    async textsIn(language: Language): Promise<TranslatedText[]> {
      await refresh()
      return index.files().flatMap(({ inLanguage }) => inLanguage.get(language)?.texts ?? [])
    },

    /** The languages in which an entry has missing or outdated texts. */
    async translationStates(): Promise<ReadonlyMap<string, EntryState>> {
      await refresh()
      return statesOfEntries(index.files())
    },

    async close() {
      stopFollowing()
      clearTimeout(timer)
      await last
      await looking?.catch(() => {})
    },
  }
}
export type Translations = ReturnType<typeof createTranslations>
