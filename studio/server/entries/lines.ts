import { entryOf } from '#contract/content/entry-of.ts'
import { type ContentFileKind, folderKinds } from '#contract/content/kinds.ts'
import { type Language, languageNames } from '#contract/languages.ts'
import { openLayers } from '#publishing/read/layers.ts'
import type { Draft, MediaDraft } from '#studio/drafts/draft-store.ts'
import type { EntryLine } from '#studio/wire/entries.ts'
import type { EntryState } from '#studio/wire/entry-kinds.ts'
import type { IndexedFile, LayerIndex } from './layer-index.ts'

/** The languages in which an entry has missing or outdated texts, by entry: `products/rh-9010`. */
export type TranslationStates = ReadonlyMap<string, { missing: readonly Language[]; outdated: readonly Language[] }>

export type FaultOfFile = { file: string; field: string; message: string }

export type Known = {
  root: string
  /** What visitors see: the content folder and the releases that apply. */
  published: readonly LayerIndex[]
  /** Releases that apply later. */
  coming: readonly { name: string; index: LayerIndex }[]
  draftLayer: LayerIndex
  drafts: readonly Draft[]
  media: readonly MediaDraft[]
  faults: readonly FaultOfFile[]
  translations: TranslationStates | undefined
}

/** `text`: all its words in all languages, for the search. */
export type Entry = { line: EntryLine; text: string; facts: IndexedFile['facts'] }

/** One line for each entry, with everything that the list shows of it. */
export function entriesOf(known: Known): Entry[] {
  const visible = filesIn(known.root, known.published)
  const now = filesIn(known.root, [...known.published, known.draftLayer])
  const drafts = Map.groupBy([...known.drafts, ...known.media.map(asDraft)], ({ file }) => entryOf(file))
  const faults = Map.groupBy(known.faults, ({ file }) => entryOf(file))
  const releases = releasesOf(known)

  const all = new Map([...byEntry(visible), ...byEntry(now)])
  return [...all].map(([entry, files]): Entry => {
    const [main] = [...files].filter(({ kind }) => kind.language === undefined)
    const { kind } = main?.kind ?? files[0].kind
    const own = drafts.get(entry) ?? []
    const found = faults.get(entry) ?? []
    const english = files.find((one) => one.kind.language === 'en')
    const code = main?.code
    const { missing, outdated } = known.translations?.get(entry) ?? { missing: missingIn(kind, files), outdated: [] }
    const draft = own.length === 0 ? undefined : draftState(entry, visible, now)
    const coming = releases.get(entry) ?? []
    const last = own.toSorted((a, b) => (a.at < b.at ? 1 : -1))[0]
    const line: EntryLine = {
      ...{ entry, file: fileOf(entry, kind), kind, title: english?.title ?? main?.title ?? '' },
      ...(code === undefined ? {} : { code }),
      drafts: own.map(({ file, version }) => ({ file, version })),
      states: statesOf({ hasFault: found.length > 0, hasDraft: own.length > 0, coming, missing, outdated }),
      ...(found[0] ? { fault: found[0].message } : {}),
      faultCount: found.length,
      ...{ releases: coming, missing, outdated },
      ...(draft ? { draft } : {}),
      at: last?.at ?? new Date(Math.max(...files.map(({ changedAt }) => changedAt))).toISOString(),
      ...(last ? { by: last.by } : {}),
    }
    return { line, text: [entry, ...files.map(({ text }) => text)].join('\n'), facts: main?.facts ?? {} }
  })
}

type FileAt = IndexedFile & { file: string }

/** The files that exist, each from the layer that is on top. */
function filesIn(root: string, indexes: readonly LayerIndex[]): Map<string, FileAt> {
  const { placeOf } = openLayers(
    root,
    indexes.map(({ folder }) => folder).filter((folder) => folder !== root),
  )
  const files = new Map<string, FileAt>()
  for (const { folder, files: own } of indexes) {
    for (const [file, facts] of own()) if (placeOf(file)?.folder === folder) files.set(file, { ...facts, file })
  }
  return files
}

function byEntry(files: ReadonlyMap<string, FileAt>): Map<string, [FileAt, ...FileAt[]]> {
  const entries = new Map<string, [FileAt, ...FileAt[]]>()
  for (const [file, one] of files) {
    const entry = entryOf(file)
    const others = entries.get(entry)
    if (others) others.push(one)
    else entries.set(entry, [one])
  }
  return entries
}

function releasesOf({ coming }: Known): Map<string, string[]> {
  const releases = new Map<string, string[]>()
  for (const { name, index } of coming) {
    for (const entry of new Set([...index.files().keys()].map(entryOf))) {
      releases.set(entry, [...(releases.get(entry) ?? []), name])
    }
  }
  return releases
}

const asDraft = ({ path, by, at, version }: MediaDraft) => ({ file: path, by, at, version })

function fileOf(entry: string, kind: ContentFileKind['kind']): string {
  const found = Object.entries(folderKinds).find(([name]) => name === kind)?.[1]
  return found ? `${entry}/${found.facts}` : entry
}

function draftState(entry: string, visible: ReadonlyMap<string, FileAt>, now: ReadonlyMap<string, FileAt>) {
  const isIn = (files: ReadonlyMap<string, FileAt>) => [...files.keys()].some((file) => entryOf(file) === entry)
  if (!isIn(visible)) return 'new' as const
  return isIn(now) ? ('changed' as const) : ('removed' as const)
}

/** Until the states of the texts are known. */
function missingIn(kind: ContentFileKind['kind'], files: readonly FileAt[]): Language[] {
  const found = Object.entries(folderKinds).find(([name]) => name === kind)?.[1]
  if (!found || !('words' in found)) return []
  const present = new Set(files.map((one) => one.kind.language))
  return languageNames.filter((language) => !present.has(language))
}

type Facts = {
  hasFault: boolean
  hasDraft: boolean
  coming: readonly string[]
  missing: readonly Language[]
  outdated: readonly Language[]
}

function statesOf({ hasFault, hasDraft, coming, missing, outdated }: Facts): EntryState[] {
  const states: [EntryState, boolean][] = [
    ['faulty', hasFault],
    ['draft', hasDraft],
    ['scheduled', coming.length > 0],
    ['untranslated', missing.length + outdated.length > 0],
    ['published', !hasDraft],
  ]
  return states.flatMap(([state, isSo]) => (isSo ? [state] : []))
}
