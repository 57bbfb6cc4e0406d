import { z } from 'zod'
import { type ContentKindName, type FolderKindName, fileKinds, folderKinds } from '#contract/content/kinds.ts'
import type { Language } from '#contract/languages.ts'
import type { Path } from '../files/edit.ts'
import { type EntryState, entryStates, newKinds } from './entry-kinds.ts'

const folderKindNames = Object.keys(folderKinds) as [FolderKindName, ...FolderKindName[]]
/** In the order of the list. */
export const kindNames = [...folderKindNames, 'shops', ...Object.keys(fileKinds)] as [ContentKindName, ...ContentKindName[]]

const File = z.string().max(300)
/** The code, for kinds that have one, or the name of the folder. Without it, a free one is chosen. */
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
  entryCopy: z.strictObject({ file: File, id: Id }),
  entryNew: z.strictObject({ kind: z.enum(newKinds), id: Id, category: z.string().max(100).optional() }),
}
export type EntriesCallName = keyof typeof entriesCalls

export type EntryLine = {
  /** What all its files begin with, such as `news/x`; the file itself if there is only one. */
  entry: string
  /** The file with the facts, which the form opens first. */
  file: string
  /** All its files that can be published. */
  drafts: readonly string[]
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
  /** Whether faults are still being looked for. */
  isChecking: boolean
  found?: { lines: readonly EntryLine[]; kinds: EntryCounts; states: EntryCounts }
}

/** `files`: all drafts that were made. `fault`: no code, no name of a folder, or one that is taken. */
export type NewEntry = { file: string; files: readonly string[] } | { fault: 'code' | 'name' | 'exists' }

export type ContentFault = { file: string; path: Path; message: string }
