import { parse } from 'yaml'
import { entryOf } from '#contract/content/entry-of.ts'
import { kindOfFile } from '#contract/content/kinds.ts'
import type { Language } from '#contract/languages.ts'
import type { Draft, DraftStore } from '../drafts/draft-store.ts'
import type { Published } from '../drafts/published.ts'
import { differencesOf, type FieldDifference } from './differences.ts'
import { type FieldConflict, mergeTexts } from './merge.ts'

export type DraftFile = {
  file: string
  language: Language | undefined
  state: 'changed' | 'new' | 'removed'
  by: string
  at: string
  version: string
  fields: FieldDifference[]
  /** Fields that were published meanwhile too, differently. */
  conflicts: FieldConflict[]
}
/** The drafts of one entry. */
export type DraftEntry = { entry: string; title: string; files: DraftFile[]; media: DraftMedia[] }
export type DraftMedia = { path: string; isNew: boolean; version: string }

/** All drafts, by entry, with what they change. */
export async function draftOverview(drafts: DraftStore, published: Published): Promise<DraftEntry[]> {
  const [all, media] = [await drafts.list(), await drafts.media()]
  const entries = new Map<string, DraftEntry>()
  const entryAt = (path: string) => {
    const entry = entryOf(path)
    const found = entries.get(entry) ?? { entry, title: '', files: [], media: [] }
    entries.set(entry, found)
    return found
  }
  for (const draft of all) entryAt(draft.file).files.push(await fileOf(draft))
  for (const { path, isNew, version } of media) entryAt(path).media.push({ path, isNew, version })
  for (const one of entries.values()) one.title = (await titleOf(one.entry)) ?? one.entry
  return [...entries.values()].sort((a, b) => (a.entry < b.entry ? -1 : 1))

  async function fileOf({ file, text, by, at, version }: Draft): Promise<DraftFile> {
    const theirs = (await published.read(file))?.toString('utf8')
    const { conflicts } = mergeTexts({ base: await drafts.baseText(file), theirs, mine: text })
    const state = text === undefined ? 'removed' : theirs === undefined ? 'new' : 'changed'
    const fields = differencesOf(file, theirs, text)
    return { ...{ file, state, by, at, version, fields, conflicts }, language: kindOfFile(file)?.language }
  }

  /** Its English title, as it will be. */
  async function titleOf(entry: string): Promise<string | undefined> {
    if (entry.endsWith('.yaml')) return undefined
    const file = `${entry}/en.yaml`
    const { text, published: now } = await drafts.read(file)
    return [text, now].map(titleIn).find((title) => title !== undefined)
  }
}

function titleIn(text: string | undefined): string | undefined {
  try {
    const title: unknown = parse(text ?? '')?.title
    return typeof title === 'string' && title !== '' ? title : undefined
  } catch {
    return undefined
  }
}
