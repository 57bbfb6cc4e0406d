import { join } from 'node:path'
import { parse } from 'yaml'
import { yieldToEventLoop } from '#catalog/yield-to-event-loop.ts'
import { entryOf } from '#contract/content/entry-of.ts'
import { type ContentKindName, kindOfFile } from '#contract/content/kinds.ts'
import { defaultLanguage, type Language, languageNames } from '#contract/languages.ts'
import { type DraftStore, versionOf } from '../drafts/draft-store.ts'
import type { Published } from '../drafts/published.ts'
import { EditRefused } from '../files/edit-yaml.ts'
import { type Fault, faultsOf } from './check-translation.ts'
import { createTextReader } from './content-texts.ts'
import { createDraftRecords, layersWith } from './draft-records.ts'
import { createEarlierEnglish } from './earlier-english.ts'
import { editedText, editsOf } from './edits-of.ts'
import { readGlossary, type Term, termsIn } from './glossary-terms.ts'
import { type Change, examineIncoming, type Outcome, readIncoming, type SkipReason } from './incoming.ts'
import { type Kept, keepRecords } from './keep-records.ts'
import { readRecords, recordOf, type State } from './records.ts'
import { type Progress, progressOf, type TranslatedText, textsInLanguage } from './translated-texts.ts'

const translatedLanguages: readonly Language[] = languageNames.filter((language) => language !== defaultLanguage)

/** Names a text: the English file, and the field in it. */
export type TextName = { language: Language; file: string; field: string }
export type TextLine = Omit<TextName, 'language'> & {
  kind: ContentKindName
  id: string
  state: State
  english: string
  translation: string
}
export type TextDetail = TextLine & {
  language: Language
  /** The English that the translation was made from, if it has changed and is still known. */
  earlier: string | undefined
  terms: Term[]
  /** Who has an unpublished draft of the file. */
  draftBy: string | undefined
}
export type KindProgress = { kind: ContentKindName; progress: Progress }
export type LanguageProgress = { language: Language; progress: Progress; kinds: KindProgress[] }
export type Saved =
  | { done: true; state: State }
  | { faults: Fault[] }
  /** What somebody else has saved since. */
  | { conflict: { translation: string } }
  | { gap: true }
/** The languages in which some text of an entry is missing or out of date. */
type EntryState = { missing: Language[]; outdated: Language[] }

const excerptLength = 140
/** After the last change: staff who type change drafts several times a second. */
const settleMs = 400
/** Other programs may change files; their changes show after this time. */
const recentMs = 3_000

type Parts = { published: Published; drafts: DraftStore /** `<DATA_DIR>/studio` */; folder: string }

/** The translations of the content, with all drafts over it. */
export function createTranslations({ published, drafts, folder }: Parts) {
  const read = createTextReader()
  const dueLayers = () => published.dueLayers()
  const records = createDraftRecords({ root: published.root, dueLayers, drafts, read })
  const earlier = createEarlierEnglish(join(folder, 'english-texts.json'))

  let last: Promise<unknown> = Promise.resolve()
  /** One change of the records after another. */
  function inTurn<T>(change: () => Promise<T>): Promise<T> {
    const result = last.then(change).finally(forget)
    last = result.catch(() => {})
    return result
  }

  /** The texts of the last seconds: a search is one call for each letter. */
  let recent = { at: 0, texts: new Map<Language, TranslatedText[]>() }
  const forget = () => {
    recent = { at: performance.now(), texts: new Map() }
  }
  async function recentTexts(language: Language): Promise<TranslatedText[]> {
    if (performance.now() - recent.at > recentMs) forget()
    const known = recent.texts.get(language)
    if (known) return known
    const { texts } = recent
    const found = (await textsIn(language)).texts
    texts.set(language, found)
    return found
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

  const layersNow = async () => [published.root, ...dueLayers(), drafts.folder]

  async function textsIn(language: Language): Promise<{ texts: TranslatedText[]; layers: string[] }> {
    const layers = await layersNow()
    return { texts: textsInLanguage(await read(layers), language, layers), layers }
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
    })
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  const stopFollowing = drafts.onChange(() => {
    forget()
    clearTimeout(timer)
    // A folder that can't be written is reported when somebody saves.
    timer = setTimeout(() => void inTurn(noteDrafts).catch(() => {}), settleMs)
  })

  async function progress(): Promise<LanguageProgress[]> {
    const layers = await layersNow()
    const sources = await read(layers)
    const all = translatedLanguages.map((language) => ({ language, texts: textsInLanguage(sources, language, layers) }))
    recent = { at: performance.now(), texts: new Map(all.map(({ language, texts }) => [language, texts])) }
    const outdated = all.flatMap(({ texts }) => texts.filter(({ state }) => state === 'outdated'))
    const madeFrom = outdated.flatMap(
      ({ language, source }) => readRecords(layers, language, source.place.file).get(source.field)?.english ?? [],
    )
    await earlier.remember(sources, new Set(madeFrom))
    return all.map(({ language, texts }) => ({
      language,
      progress: progressOf(texts),
      kinds: [...Map.groupBy(texts, ({ source }) => source.kind)].map(([kind, own]) => ({ kind, progress: progressOf(own) })),
    }))
  }

  type Filter = { language: Language; kind?: ContentKindName | undefined; states: readonly State[]; words: string }

  async function list({ language, kind, states, words }: Filter): Promise<TextLine[]> {
    const texts = await recentTexts(language)
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
    const lines = texts
      .filter(({ source, state }) => states.includes(state) && (kind === undefined || source.kind === kind))
      .filter((text) => wanted.length === 0 || hasWords(text, wanted))
    return lines.map((text) => {
      const line = lineOf(text)
      return { ...line, english: excerpt(line.english), translation: excerpt(line.translation) }
    })
  }

  async function detail({ language, file, field }: TextName): Promise<TextDetail | undefined> {
    const layers = await layersNow()
    const text = await named({ language, file, field }, layers)
    if (!text) return undefined
    const record = readRecords(layers, language, file).get(field)
    const earlierText =
      text.state === 'outdated' && record ? await earlier.find(record.english, published.root, text.source) : undefined
    const { draft } = await drafts.read(text.source.placeIn(language).file)
    return {
      ...lineOf(text),
      ...{ language, earlier: earlierText, draftBy: draft?.by },
      terms: termsIn(text.source.english, readGlossary(layers), language),
    }
  }

  async function named({ language, file, field }: TextName, layers: readonly string[]): Promise<TranslatedText | undefined> {
    const kind = kindOfFile(file)
    if (!kind || (kind.language !== undefined && kind.language !== defaultLanguage)) return undefined
    const target = kind.language === undefined ? file : file.replace(/[^/]+$/, `${language}.yaml`)
    const texts = textsInLanguage(await read(layers, [file, target]), language, layers)
    return texts.find(({ source }) => source.field === field)
  }

  /** `before`: the translation that the editor saw. If it is another one by now, nothing is written. */
  function save(name: TextName, { text, before, by }: { text: string; before: string; by: string }): Promise<Saved> {
    return inTurn(async () => {
      const layers = await layersNow()
      const found = await named(name, layers)
      if (!found) return { conflict: { translation: '' } }
      if ((found.translation ?? '') !== before) return { conflict: { translation: found.translation ?? '' } }
      const translation = text.trim()
      const faults = faultsOf(found.source.english, translation, found.source.schema).filter(({ code }) => isBinding(code))
      if (faults.length > 0) return { faults }
      const record = readRecords(layers, name.language, name.file).get(name.field)
      const { written, skipped } = await writeDrafts([{ text: found, translation, english: found.source.english }], by)
      if (skipped.length > 0) {
        if (skipped[0]?.reason.code === 'gap') return { gap: true }
        const now = await named(name, layers)
        return { conflict: { translation: now?.translation ?? '' } }
      }
      await keepRecords(layers, written.map(keptOf), await read(layers, filesOf(found)))
      saved.set(nameKey(name), { before, translation, record })
      await move()
      const after = await named(name, layers)
      return { done: true, state: after?.state ?? 'current' }
    })
  }

  /** What the last save of a text replaced, for undo. */
  const saved = new Map<string, { before: string; translation: string; record: Kept['record'] | undefined }>()

  /** Takes the last save of a text back, unless somebody has saved another translation since. */
  function undoSave(name: TextName, by: string): Promise<{ done: boolean }> {
    return inTurn(async () => {
      const layers = await layersNow()
      const last = saved.get(nameKey(name))
      const text = await named(name, layers)
      if (!last || !text || text.translation !== last.translation) return { done: false }
      if (last.before === '') {
        const { file, path } = text.source.placeIn(name.language)
        const { draft } = await drafts.read(file)
        if (!draft) return { done: false }
        await drafts.edit({ file, edits: [{ remove: path }], version: draft.version, by })
      } else {
        await writeDrafts([{ text, translation: last.before, english: text.source.english }], by)
        const { record } = last
        if (record)
          await keepRecords(layers, [{ source: text.source, language: name.language, record }], await read(layers, filesOf(text)))
      }
      saved.delete(nameKey(name))
      await move()
      return { done: true }
    })
  }

  /** Marks a translation as right for the English of now, or takes that back. */
  function confirm(name: TextName, isRight: boolean): Promise<{ done: boolean }> {
    return inTurn(async () => {
      const layers = await layersNow()
      const text = await named(name, layers)
      if (text?.translation === undefined) return { done: false }
      const key = nameKey(name)
      const known = readRecords(layers, name.language, name.file).get(name.field)
      const record = isRight ? recordOf(text.source.english, text.translation) : confirmed.get(key)
      if (!record) return { done: false }
      if (isRight && known) confirmed.set(key, known)
      const files = filesOf(text)
      // What was taken back belongs to the published texts: as a draft, it would be dropped with the others.
      const target = isRight ? layers : layersWith(layers.slice(0, -1), files)
      await keepRecords(target, [{ source: text.source, language: name.language, record }], await read(layers, files))
      await move()
      return { done: true }
    })
  }
  /** What the records said before, for undo. */
  const confirmed = new Map<string, Kept['record']>()

  /** One draft per file. */
  async function writeDrafts(changes: readonly Change[], by: string) {
    const written: Change[] = []
    const skipped: { change: Change; reason: SkipReason }[] = []
    for (const [file, own] of Map.groupBy(changes, ({ text }) => text.source.placeIn(text.language).file)) {
      const { text, draft } = await drafts.read(file)
      const edited = editsOf(text === undefined ? undefined : valueOfYaml(text), own)
      skipped.push(...edited.skipped)
      if (edited.edits.length === 0) continue
      try {
        const done =
          text === undefined
            ? await drafts.create(file, editedText(undefined, edited.edits), by)
            : await drafts.edit({ file, edits: edited.edits, version: draft?.version ?? versionOf(text), by })
        if ('conflict' in done) skipped.push(...edited.taken.map((change) => ({ change, reason: { code: 'conflict' as const } })))
        else written.push(...edited.taken)
      } catch (error) {
        if (!(error instanceof EditRefused)) throw error
        skipped.push(...edited.taken.map((change) => ({ change, reason: { code: 'conflict' as const } })))
      }
    }
    return { written, skipped }
  }

  /** Takes what a translator has sent back, as drafts. Throws a FileRefused. */
  function takeIn(language: Language, file: Uint8Array, by: string): Promise<Outcome[]> {
    return inTurn(async () => {
      const incoming = await readIncoming(file)
      const { texts, layers } = await textsIn(language)
      const { outcomes, changes, confirmed } = examineIncoming(incoming, texts, language)
      await earlier.add(changes.flatMap(({ text, english }) => (english === text.source.english ? [] : [english])))
      const { written, skipped } = await writeDrafts(changes, by)
      const right = confirmed.map(({ source, translation = '' }) => ({
        ...{ source, language },
        record: recordOf(source.english, translation),
      }))
      await keepRecords(layers, [...written.map(keptOf), ...right], await read(layers))
      await move()
      const reasons = new Map(skipped.map(({ change, reason }) => [keyOf(change.text), reason]))
      return outcomes.map((outcome) => {
        const reason = outcome.result.startsWith('taken') ? reasons.get(`${outcome.file} ${outcome.field}`) : undefined
        return reason ? { file: outcome.file, field: outcome.field, result: 'skipped', reason } : outcome
      })
    })
  }

  /** The languages in which an entry has missing or outdated texts, by entry: `products/rh-9010`, or a file such as `site.yaml`. */
  async function translationStates(): Promise<ReadonlyMap<string, EntryState>> {
    const layers = await layersNow()
    const sources = await read(layers)
    const states = new Map(sources.map(({ place }): [string, EntryState] => [entryOf(place.file), { missing: [], outdated: [] }]))
    for (const language of translatedLanguages) {
      for (const { source, state } of textsInLanguage(sources, language, layers)) {
        if (state !== 'missing' && state !== 'outdated') continue
        const languages = states.get(entryOf(source.place.file))?.[state]
        if (languages && !languages.includes(language)) languages.push(language)
      }
      // With ten times the content, each language takes a fifth of a second.
      await yieldToEventLoop()
    }
    return states
  }

  return {
    ...{ progress, list, detail, save, undoSave, confirm, takeIn, translationStates, settle },
    textsIn: async (language: Language) => (await textsIn(language)).texts,
    async close() {
      stopFollowing()
      clearTimeout(timer)
      await last
    },
  }
}
export type Translations = ReturnType<typeof createTranslations>

/** In the studio, a person decides about links and lists; the others would break the page. */
const isBinding = (code: Fault['code']) => code !== 'links' && code !== 'items'

const keptOf = ({ text, translation, english }: Change): Kept => ({
  source: text.source,
  language: text.language,
  record: recordOf(english, translation),
})

const nameKey = ({ language, file, field }: TextName) => `${language} ${file} ${field}`

const keyOf = ({ source }: TranslatedText) => `${source.place.file} ${source.field}`

const filesOf = ({ source, language }: TranslatedText) => [source.place.file, source.placeIn(language).file]

function lineOf({ source, state, translation = '' }: TranslatedText): TextLine {
  const { kind, id, field, english, place } = source
  return { kind, id, field, file: place.file, state, english, translation }
}

const excerpt = (text: string) => text.slice(0, excerptLength)

function hasWords({ source, translation = '' }: TranslatedText, words: readonly string[]): boolean {
  const text = `${source.id} ${source.field} ${source.english} ${translation}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

function valueOfYaml(text: string): unknown {
  try {
    return parse(text, { logLevel: 'silent' })
  } catch {
    return undefined
  }
}
