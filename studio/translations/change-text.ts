import { kindOfFile } from '#contract/content/kinds.ts'
import { defaultLanguage } from '#contract/languages.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import { type Fault, faultsOf } from '../edits/check-translation.ts'
import type { Layers, TextReader } from './content-texts.ts'
import { layersWith } from './draft-records.ts'
import { targetFile } from './language-files.ts'
import { readRecords, recordOf, type State } from './records.ts'
import { storeRecords, type TranslationRecord } from './store-records.ts'
import type { TextName } from './text-lines.ts'
import { type TranslatedText, textsInLanguage } from './translated-texts.ts'
import { recordOfChange, writeTranslations } from './write-translations.ts'

export type Saved =
  | { done: true; state: State }
  | { faults: Fault[] }
  /** What somebody else has saved since. */
  | { conflict: { translation: string } }
  | { gap: true }

type Parts = { drafts: DraftStore; read: TextReader; layersNow: () => Layers }
type Record = TranslationRecord['record']

/** Changes one text at a time, and takes the changes back. */
export function createTextChanges({ drafts, read, layersNow }: Parts) {
  /** What saves have replaced, the last one at the end. */
  const saves = createUndoList<{ before: string; translation: string; record: Record | undefined }>()
  /** What the records said before somebody marked a text as right. */
  const confirmations = createUndoList<Record>()

  /** A text as it is in the files now. */
  async function find({ language, file, field }: TextName, layers: Layers): Promise<TranslatedText | undefined> {
    const kind = kindOfFile(file)
    if (!kind || (kind.language !== undefined && kind.language !== defaultLanguage)) return undefined
    const sources = await read(layers, [file, targetFile(file, language)])
    return textsInLanguage(sources, language, layers).find(({ source }) => source.field === field)
  }

  /** `before`: the translation that the editor saw. If it is another one by now, nothing is written. */
  async function save(name: TextName, { text, before, by }: { text: string; before: string; by: string }): Promise<Saved> {
    const layers = layersNow()
    const found = await find(name, layers)
    if (!found || (found.translation ?? '') !== before) return { conflict: { translation: found?.translation ?? '' } }
    const { source } = found
    const translation = text.trim()
    const faults = faultsOf(source.english, translation, await source.schema()).filter(({ code }) => isBinding(code))
    if (faults.length > 0) return { faults }
    const record = readRecords(layers, name.language, name.file).get(name.field)
    const { written, skipped } = await writeTranslations(drafts, [{ text: found, translation, english: source.english }], by)
    const [refused] = skipped
    if (refused?.reason.code === 'gap') return { gap: true }
    if (refused) return { conflict: { translation: (await find(name, layers))?.translation ?? '' } }
    await storeRecords(layers, written.map(recordOfChange), await read(layers, filesOf(found)))
    saves.add(name, { before, translation, record })
    return { done: true, state: (await find(name, layers))?.state ?? 'current' }
  }

  /** Takes the last save of a text back, unless somebody has saved another translation since. */
  async function undoSave(name: TextName, by: string): Promise<{ done: boolean }> {
    const layers = layersNow()
    const last = saves.last(name)
    const text = await find(name, layers)
    if (!last || !text || text.translation !== last.translation) return { done: false }
    const { before, record } = last
    if (before === '') {
      const { file, path } = text.source.placeIn(name.language)
      const { draft } = await drafts.read(file)
      if (!draft) return { done: false }
      const removed = await drafts.edit({ file, edits: [{ remove: path }], version: draft.version, by })
      if ('conflict' in removed) return { done: false }
    } else {
      const { skipped } = await writeTranslations(drafts, [{ text, translation: before, english: text.source.english }], by)
      if (skipped.length > 0) return { done: false }
      if (record) await keep(name, text, record, layers)
    }
    saves.drop(name)
    return { done: true }
  }

  /** Marks a translation as right for the English of now, or takes that back. */
  async function confirm(name: TextName, isRight: boolean): Promise<{ done: boolean }> {
    const layers = layersNow()
    const text = await find(name, layers)
    if (text?.translation === undefined) return { done: false }
    const known = readRecords(layers, name.language, name.file).get(name.field)
    if (isRight) {
      if (known) confirmations.add(name, known)
      await keep(name, text, recordOf(text.source.english, text.translation), layers)
      return { done: true }
    }
    const before = confirmations.last(name)
    if (!before) return { done: false }
    // What was taken back belongs to the published texts: as a draft, it would be dropped with the others.
    await keep(name, text, before, layersWith(layers.slice(0, -1), filesOf(text)))
    confirmations.drop(name)
    return { done: true }
  }

  async function keep({ language }: TextName, text: TranslatedText, record: Record, layers: Layers) {
    await storeRecords(layers, [{ source: text.source, language, record }], await read(layersNow(), filesOf(text)))
  }

  return { find, save, undoSave, confirm }
}

/** In the studio, a person decides about links and lists; the others would break the page. */
const isBinding = (code: Fault['code']) => code !== 'links' && code !== 'items'

const filesOf = ({ source, language }: TranslatedText) => [source.place.file, source.placeIn(language).file]

const mostSteps = 100

/** The last steps of each text. */
function createUndoList<Step>() {
  const steps = new Map<string, Step[]>()
  const keyOf = ({ language, file, field }: TextName) => `${language} ${file} ${field}`
  return {
    last: (name: TextName) => steps.get(keyOf(name))?.at(-1),
    drop: (name: TextName) => void steps.get(keyOf(name))?.pop(),
    add(name: TextName, step: Step) {
      steps.set(keyOf(name), [...(steps.get(keyOf(name)) ?? []), step].slice(-mostSteps))
    },
  }
}
