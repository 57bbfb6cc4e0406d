import { resolve } from 'node:path'
import { ContentError, type ContentIssue } from '../content-issue.ts'
import { type ExaminedContent, examineFiles } from '../examine-content.ts'
import type { MediaLibrary } from '../media/media-library.ts'
import { isComplete } from '../reading/content-draft.ts'
import { type ContentFile, readContentFiles } from '../reading/content-files.ts'
import { buildSnapshot } from '../snapshot/build-snapshot.ts'
import { contentVersion } from '../snapshot/content-version.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { entryOf, isArticle, isOfOneEntry } from './entry-names.ts'
import { createEntrySet, type HeldBack } from './entry-set.ts'

/** What was served last, from which entries with faults are taken. */
export type LastGood = { files: readonly ContentFile[]; media: MediaLibrary }

export type LoadedContent = {
  snapshot: Snapshot
  issues: readonly ContentIssue[]
  heldBack: readonly HeldBack[]
  lastGood: LastGood
}

/** Each round holds back at least one entry; with so many the content as a whole is wrong. */
const mostRounds = 20
/** Each takes a tenth of a second: where more has changed at once, the whole old state stays. */
const mostTrials = 50

/**
 * The content of a folder, where an entry with faults is served in its last good version, or left out where there has never been one.
 * Throws a ContentError where the faults concern everything, or cannot be kept apart.
 */
export async function loadEntries(contentFolder: string, lastGood?: LastGood): Promise<LoadedContent> {
  const root = resolve(contentFolder)
  return loadFiles(root, await readContentFiles(root), lastGood)
}

/** The same for files that may not lie there in this form; pictures and documents come from the folder. */
export async function loadFiles(root: string, files: readonly ContentFile[], lastGood?: LastGood): Promise<LoadedContent> {
  const entries = createEntrySet(files, lastGood?.files)
  const issues: ContentIssue[] = []
  let allAtOnce: readonly ContentIssue[] | undefined

  for (let round = 0; round < mostRounds; round += 1) {
    const examined = await examine()
    issues.push(...examined.goneMedia, ...examined.faults)
    // What comes later may only follow from what was held back.
    allAtOnce ??= distinct(issues)
    if (examined.faults.length === 0) return loaded(examined)

    if (examined.faults.some(concernsEverything)) break
    if (!(await holdBackCulprits(examined.faults))) break
  }
  throw new ContentError(allAtOnce ?? [])

  /** A file such as `site.yaml` can also become wrong through an entry: then it is the entry that is held back. */
  function concernsEverything({ file }: ContentIssue): boolean {
    if (isOfOneEntry(file)) return false
    return !lastGood || !file.endsWith('.yaml') || entries.isChanged(entryOf(file))
  }

  async function examine() {
    return withLastMedia(await examineFiles(root, entries.files(), entries.leftOut().filter(isArticle)), lastGood?.media)
  }

  async function holdBackCulprits(faults: readonly ContentIssue[]): Promise<boolean> {
    const faulty = [...new Set(faults.map(({ file }) => entryOf(file)))]
    const held = faulty.filter((entry) => entries.holdBack(entry))
    if (held.length > 0) return true
    for (const entry of faulty) if (await holdBackCause(entry)) return true
    return false
  }

  /** An entry that is as it was when it was good has become wrong through another: a product it names was deleted, an id is used twice. */
  async function holdBackCause(entry: string): Promise<boolean> {
    const changes = entries.changed()
    if (!lastGood || changes.length > mostTrials) return false
    for (const changed of changes) {
      const undo = entries.tryHoldingBack(changed)
      const { faults } = await examine()
      if (!faults.some(({ file }) => entryOf(file) === entry)) return true
      undo()
    }
    return false
  }

  async function loaded({ draft, media }: ExaminedContent): Promise<LoadedContent> {
    if (!isComplete(draft)) throw new ContentError(distinct(issues))
    const served = entries.files()
    const snapshot = await buildSnapshot(draft, media, contentVersion(served, media))
    return { snapshot, issues: distinct(issues), heldBack: entries.heldBack(), lastGood: { files: served, media } }
  }
}

/** A picture or document that has gone is a fault, and is shown from what was kept of it. */
function withLastMedia(examined: ExaminedContent, last: MediaLibrary | undefined) {
  const { faults, mediaFaults, media } = examined
  const wasThere = (path: string) => last !== undefined && (last.pictures.has(path) || last.files.has(path))
  const gone = mediaFaults.filter(({ path }) => wasThere(path))
  const unknown = mediaFaults.filter(({ path }) => !wasThere(path)).map(({ issue }) => issue)
  const goneMedia = gone.map(({ issue }) => issue)
  if (!last || gone.length === 0) return { ...examined, goneMedia, faults: [...faults, ...unknown] }
  const kept = new Set(gone.map(({ path }) => path))
  const ofKept = <T>(all: ReadonlyMap<string, T>) => [...all].filter(([path]) => kept.has(path))
  const pictures = new Map([...media.pictures, ...ofKept(last.pictures)])
  const files = new Map([...media.files, ...ofKept(last.files)])
  return { ...examined, media: { pictures, files }, goneMedia, faults: [...faults, ...unknown] }
}

function distinct(issues: readonly ContentIssue[]): ContentIssue[] {
  return [...new Map(issues.map((issue) => [JSON.stringify(issue), issue])).values()]
}
