import { entryOf } from '#contract/content/entry-of.ts'
import { kindOfFile } from '#contract/content/kinds.ts'
import type { Language } from '#contract/languages.ts'
import { ownAt } from '#contract/objects/own-value.ts'
import type { Draft, DraftStore } from '../drafts/draft-store.ts'
import type { Published } from '../drafts/published.ts'
import { inTextThread } from '../text-work/in-text-thread.ts'
import type { FieldDifference } from './differences.ts'
import type { FieldConflict } from './merge.ts'

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

type Compared = { version: string; theirs: string | undefined; fields: FieldDifference[] }

/** Returns a function that lists all drafts, by entry, with what they change. */
export function createDraftOverview(drafts: DraftStore, published: Published): () => Promise<DraftEntry[]> {
  /** Comparing texts takes most of the time, and staff ask for the list again and again. By file. */
  let compared: ReadonlyMap<string, Compared> = new Map()
  return async () => {
    const before = compared
    const next = new Map<string, Compared>()
    const entries = await overviewOf(drafts, published, async (draft, theirs) => {
      const { file, version, text } = draft
      const known = before.get(file)
      const isKnown = known?.version === version && known.theirs === theirs
      const one = isKnown ? known : { version, theirs, fields: await inTextThread('differencesOf', file, theirs, text) }
      next.set(file, one)
      return one.fields
    })
    compared = next
    return entries
  }
}

type FieldsOf = (draft: Draft, theirs: string | undefined) => Promise<FieldDifference[]>

async function overviewOf(drafts: DraftStore, published: Published, fieldsOf: FieldsOf): Promise<DraftEntry[]> {
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

  async function fileOf(draft: Draft): Promise<DraftFile> {
    const { file, text, by, at, version } = draft
    const theirs = (await published.read(file))?.toString('utf8')
    const { conflicts } = await inTextThread('mergeTexts', { base: await drafts.baseText(file), theirs, mine: text })
    const state = text === undefined ? 'removed' : theirs === undefined ? 'new' : 'changed'
    const fields = await fieldsOf(draft, theirs)
    return { ...{ file, state, by, at, version, fields, conflicts }, language: kindOfFile(file)?.language }
  }

  /** Its English title, as it will be. */
  async function titleOf(entry: string): Promise<string | undefined> {
    if (entry.endsWith('.yaml')) return undefined
    const file = `${entry}/en.yaml`
    const { text, published: now } = await drafts.read(file)
    return (await titleIn(text)) ?? titleIn(now)
  }
}

async function titleIn(text: string | undefined): Promise<string | undefined> {
  const title = ownAt(await inTextThread('valueOfYaml', text ?? ''), 'title')
  return typeof title === 'string' && title !== '' ? title : undefined
}
