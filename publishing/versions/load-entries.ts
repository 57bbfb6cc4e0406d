import type { MediaLibrary } from '#catalog/media/media-library.ts'
import { entryOf } from '#contract/content/entry-of.ts'
import { contentVersion } from '../build/entries/content-version.ts'
import { type ExaminedContent, examineFiles } from '../check/examine-content.ts'
import { type Content, isComplete } from '../read/content-draft.ts'
import type { ContentFile, TextOf } from '../read/content-file.ts'
import { textsIn } from '../read/content-files.ts'
import { ContentError, type ContentIssue } from '../read/content-issue.ts'
import { openLayers, withLayers } from '../read/layers.ts'
import type { ReadCache } from '../read/read-cache.ts'
import { isArticle, isOfOneEntry } from './entry-names.ts'
import { createEntrySet, type HeldBack } from './entry-set.ts'

/** The content served last. Entries with faults are replaced by their version from here. */
export type LastGood = { files: readonly ContentFile[]; media: MediaLibrary }

export type LoadParts = {
  /** Absolute folders over the content folder, the last one on top (see `reading/layers.ts`). */
  layers?: readonly string[]
  /** Results of earlier reads. */
  cache?: ReadCache
  /** Finds texts of earlier versions. Those on disk are found anyway. */
  lastGoodText?: TextOf
}

export type LoadedContent = {
  content: Content
  media: MediaLibrary
  version: string
  issues: readonly ContentIssue[]
  heldBack: readonly HeldBack[]
  lastGood: LastGood
  /** Finds the texts of the last good versions. */
  textOf: TextOf
}

/** Each round holds back at least one entry. After this many, the content as a whole is treated as faulty. */
const maxRounds = 20
/** A trial takes a tenth of a second. If more entries have changed at once, the previous content stays. */
const maxTrials = 50

/**
 * Loads the files of a content folder, which may differ from those on disk. Pictures and documents are read from the folders. An entry with
 * faults is replaced by its last good version, or left out if there is none. Throws a ContentError if the faults affect the whole site or
 * cannot be traced to single entries.
 */
export async function loadFiles(
  root: string,
  files: readonly ContentFile[],
  lastGood?: LastGood,
  { layers = [], cache, lastGoodText }: LoadParts = {},
): Promise<LoadedContent> {
  const onDisk = textsIn(root, layers)
  const textOf: TextOf = (file) => onDisk(file) ?? lastGoodText?.(file)
  const entries = createEntrySet(files, lastGood?.files)
  const issues: ContentIssue[] = []
  let allAtOnce: readonly ContentIssue[] | undefined

  for (let round = 0; round < maxRounds; round += 1) {
    const examined = await examine()
    issues.push(...examined.layerFaults, ...examined.goneMedia, ...examined.faults)
    // Faults in later rounds may only be consequences of holding entries back.
    allAtOnce ??= reported()
    if (examined.faults.length === 0) return loaded(examined)

    if (examined.faults.some(affectsWholeSite)) break
    if (!(await holdBackCulprits(examined.faults))) break
  }
  throw new ContentError(allAtOnce ?? [])

  function reported(): ContentIssue[] {
    const distinct = [...new Map(issues.map((issue) => [JSON.stringify(issue), issue])).values()]
    return withLayers(distinct, openLayers(root, layers))
  }

  /** An unchanged `site.yaml` can get a fault through a changed entry. Then the entry is held back. */
  function affectsWholeSite({ file }: ContentIssue): boolean {
    if (isOfOneEntry(file)) return false
    return !lastGood || !file.endsWith('.yaml') || entries.isChanged(entryOf(file))
  }

  async function examine() {
    const missing = entries.leftOut().filter(isArticle)
    return withLastMedia(await examineFiles(root, entries.files(), { layers, missing, textOf, cache }), lastGood?.media)
  }

  async function holdBackCulprits(faults: readonly ContentIssue[]): Promise<boolean> {
    const faulty = [...new Set(faults.map(({ file }) => entryOf(file)))]
    const held = faulty.filter((entry) => entries.holdBack(entry))
    if (held.length > 0) return true
    for (const entry of faulty) if (await holdBackCause(entry)) return true
    return false
  }

  /** An unchanged entry has a fault that another change caused, such as a deleted product or a repeated id. Finds that change by trial. */
  async function holdBackCause(entry: string): Promise<boolean> {
    const changes = entries.changed()
    if (!lastGood || changes.length > maxTrials) return false
    for (const changed of changes) {
      const undo = entries.tryHoldingBack(changed)
      const { faults } = await examine()
      if (!faults.some(({ file }) => entryOf(file) === entry)) return true
      undo()
    }
    return false
  }

  async function loaded({ draft, media }: ExaminedContent): Promise<LoadedContent> {
    if (!isComplete(draft)) throw new ContentError(reported())
    const served = entries.files()
    return {
      content: draft,
      media,
      version: contentVersion(served, media),
      issues: reported(),
      heldBack: entries.heldBack(),
      lastGood: { files: served, media },
      textOf,
    }
  }
}

/** A deleted picture or document is a fault, but is still served from the stored copies. */
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
