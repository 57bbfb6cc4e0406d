import { z } from 'zod'
import { type ContentKindName, type FolderKindName, fileKinds, folderKinds } from '#contract/content/kinds.ts'
import { LanguageName } from '#contract/content/words.ts'
import { entryStates, itemKinds, newKinds } from './entry-kinds.ts'
import { Edit, Path, Seen, SeenFile } from './write.ts'

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
  itemCopy: z.strictObject({ file: File, path: Path, id: Id }),
  /** A draft that says: the entry goes. `drafts`: all that the caller saw of it. */
  entryRemove: z.strictObject({ file: File, drafts: z.array(SeenFile).max(1_000) }),
  /** Countries that shops can be in. */
  countries: z.strictObject({}),
}
export type EntriesCallName = keyof typeof entriesCalls

const EntryLine = z.object({
  /** What all its files begin with, such as `news/x`; the file itself if there is only one. */
  entry: z.string(),
  /** The file with the facts, which the form opens first. */
  file: z.string(),
  /** All its files that can be published. */
  drafts: z.array(Seen).readonly(),
  kind: z.enum(kindNames),
  code: z.string().optional(),
  /** In English. */
  title: z.string(),
  states: z.array(z.enum(entryStates)).readonly(),
  /** In words, the first of `faultCount`. */
  fault: z.string().optional(),
  faultCount: z.number(),
  /** Names of releases that change it later. */
  releases: z.array(z.string()).readonly(),
  missing: z.array(LanguageName).readonly(),
  outdated: z.array(LanguageName).readonly(),
  draft: z.enum(['new', 'changed', 'removed']).optional(),
  /** When it was changed last, and by whom if it has a draft. */
  at: z.string(),
  by: z.string().optional(),
})
export type EntryLine = z.infer<typeof EntryLine>

/** How many entries there are of each kind and in each state, whatever the filter is. */
const EntryCounts = z.record(z.string(), z.number()).readonly()
export type EntryCounts = z.infer<typeof EntryCounts>

const EntriesResult = z.object({
  version: z.string(),
  /** The search for faults. `failed`: it died or hung, so faults are those of the last one. */
  check: z.enum(['running', 'failed', 'done']),
  found: z.object({ lines: z.array(EntryLine).readonly(), kinds: EntryCounts, states: EntryCounts }).optional(),
})
export type EntriesResult = z.infer<typeof EntriesResult>

/** No code, no name of a folder, or one that is taken. */
const NewFault = z.object({ fault: z.enum(['code', 'name', 'exists']) })
/** `files`: all drafts that were made. */
const NewEntry = z.union([z.object({ file: z.string(), files: z.array(Seen).readonly() }), NewFault])
export type NewEntry = z.infer<typeof NewEntry>

/** The edits that take an item back. `version`: that of the file since. */
const TakeBack = z.object({ file: z.string(), edits: z.array(Edit).readonly(), version: z.string() })
export type TakeBack = z.infer<typeof TakeBack>
/** `file` and `path`: where the item begins to be written. `files`: drafts of files that were not there. */
const NewItem = z.union([
  z.object({ file: z.string(), path: Path, files: z.array(Seen).readonly(), back: z.array(TakeBack).readonly() }),
  NewFault,
])
export type NewItem = z.infer<typeof NewItem>

/** `discarded`: what was written in drafts of it, to restore. `conflict`: files that somebody has changed, so nothing was removed. */
const RemovedEntry = z.union([
  z.object({ removed: z.array(Seen).readonly(), discarded: z.string().optional() }),
  z.object({ conflict: z.array(z.string()).readonly() }),
])
export type RemovedEntry = z.infer<typeof RemovedEntry>

const ContentFault = z.object({ file: z.string(), path: Path, message: z.string() })
export type ContentFault = z.infer<typeof ContentFault>

export const entriesResults = {
  entries: EntriesResult,
  faults: z.object({ faults: z.array(ContentFault).readonly() }),
  checkAgain: z.object({}),
  entryCopy: NewEntry,
  entryNew: NewEntry,
  itemNew: NewItem,
  itemCopy: NewItem,
  entryRemove: RemovedEntry,
  countries: z.object({ countries: z.array(z.string()).readonly() }),
}
