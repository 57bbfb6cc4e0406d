import { z } from 'zod'
import { type ContentKindName, type FolderKindName, fileKinds, folderKinds } from '#contract/content/kinds.ts'
import type { Language } from '#contract/languages.ts'
import type { Seen } from '../drafts/draft-store.ts'
import type { Edit, Path } from '../files/edit.ts'
import { type EntryState, entryStates, itemKinds, newKinds } from './entry-kinds.ts'
import { SeenFile } from './write.ts'

const folderKindNames = Object.keys(folderKinds) as [FolderKindName, ...FolderKindName[]]
/** In the order of the list. */
export const kindNames = [...folderKindNames, 'shops', ...Object.keys(fileKinds)] as [ContentKindName, ...ContentKindName[]]

const File = z.string().max(300)
/** The code, for kinds that have one, or the name of the folder. Without it, a free one is made from the title, or chosen. */
const Id = z.string().trim().min(1).max(100).optional()

export const entriesCalls = {
  entries: z.strictObject({
    words: z.string().max(200),
    kind: z.enum(kindNames).optional(),
    state: z.enum(entryStates).optional(),
    /** The version that the page shows. If it is still the same, no lines are sent. */
    known: z.string().max(40).optional(),
  }),
  faults: z.strictObject({}),
  /** Looks for faults again, after that has failed. */
  checkAgain: z.strictObject({}),
  entryCopy: z.strictObject({ file: File, id: Id }),
  entryNew: z.strictObject({
    kind: z.enum(newKinds),
    id: Id,
    category: z.string().max(100).optional(),
    /** In English. */
    title: z.string().trim().max(200).optional(),
  }),
  /** Adds an item to the list of a file. `place`: the category or the country, for kinds that have a file for each. */
  itemNew: z.strictObject({ kind: z.enum(itemKinds), id: Id, place: z.string().max(100).optional() }),
  /** Adds an item like another one, after it. */
  itemCopy: z.strictObject({ file: File, path: z.array(z.union([z.string().max(200), z.int().min(0)])).max(20), id: Id }),
  /** A draft that says: the entry goes. `drafts`: all that the caller saw of it. */
  entryRemove: z.strictObject({ file: File, drafts: z.array(SeenFile).max(1_000) }),
  /** Countries that shops can be in. */
  countries: z.strictObject({}),
}
export type EntriesCallName = keyof typeof entriesCalls

export type EntryLine = {
  /** What all its files begin with, such as `news/x`; the file itself if there is only one. */
  entry: string
  /** The file with the facts, which the form opens first. */
  file: string
  /** All its files that can be published. */
  drafts: readonly Seen[]
  kind: ContentKindName
  code?: string
  /** In English. */
  title: string
  states: readonly EntryState[]
  /** In words, the first of `faultCount`. */
  fault?: string
  faultCount: number
  /** Names of releases that change it later. */
  releases: readonly string[]
  missing: readonly Language[]
  outdated: readonly Language[]
  draft?: 'new' | 'changed' | 'removed'
  /** When it was changed last, and by whom if it has a draft. */
  at: string
  by?: string
}

/** How many entries there are of each kind and in each state, whatever the filter is. */
export type EntryCounts = Readonly<Record<string, number>>

export type EntriesAnswer = {
  version: string
  /** The search for faults. `failed`: it died or hung, so faults are those of the last one. */
  check: 'running' | 'failed' | 'done'
  found?: { lines: readonly EntryLine[]; kinds: EntryCounts; states: EntryCounts }
}

type NewFault = { fault: 'code' | 'name' | 'exists' }
/** `files`: all drafts that were made. `fault`: no code, no name of a folder, or one that is taken. */
export type NewEntry = { file: string; files: readonly Seen[] } | NewFault

/** The edits that take an item back. `version`: that of the file since. */
export type TakeBack = { file: string; edits: readonly Edit[]; version: string }
/** `file` and `path`: where the item begins to be written. `files`: drafts of files that were not there. */
export type NewItem = { file: string; path: Path; files: readonly Seen[]; back: readonly TakeBack[] } | NewFault

/** `discarded`: what was written in drafts of it, to restore. `conflict`: files that somebody has changed, so nothing was removed. */
export type RemovedEntry = { removed: readonly Seen[]; discarded?: string } | { conflict: readonly string[] }

export type ContentFault = { file: string; path: Path; message: string }
