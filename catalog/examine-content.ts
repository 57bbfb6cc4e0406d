import { resolve } from 'node:path'
import { rules } from './checks/all-rules.ts'
import type { ContentIssue } from './content-issue.ts'
import type { MediaLibrary } from './media/media-library.ts'
import { mediaReferences } from './media/media-references.ts'
import { type MediaFault, readMedia } from './media/read-media.ts'
import type { ContentDraft } from './reading/content-draft.ts'
import type { ContentFile, TextOf } from './reading/content-file.ts'
import { readContentFiles, textsIn } from './reading/content-files.ts'
import { openLayers, withLayers } from './reading/layers.ts'
import type { ReadCache } from './reading/read-cache.ts'
import { readContent } from './reading/read-content.ts'
import { createValueStore, type ValueStore } from './reading/value-store.ts'

export type ExaminedContent = {
  draft: ContentDraft
  media: MediaLibrary
  faults: ContentIssue[]
  mediaFaults: MediaFault[]
  /** Faults of the layers themselves, such as a wrong path of a removed file. The content is whole without what they name. */
  layerFaults: readonly ContentIssue[]
  /** Warnings about files that the site doesn't use. */
  unread: ContentIssue[]
}

/**
 * Reads a content folder with layers over it and collects all faults. `values` must stay open for as long as the content is used.
 */
export async function examineContent(
  contentFolder: string,
  { layers = [], cache, values = createValueStore() }: Pick<ExamineParts, 'layers' | 'cache' | 'values'> = {},
): Promise<ExaminedContent & { files: readonly ContentFile[] }> {
  const root = resolve(contentFolder)
  const files = await readContentFiles(root, { layers, cache, values })
  const examined = await examineFiles(root, files, { layers, cache, values })
  const faults = [...examined.layerFaults, ...examined.faults, ...examined.mediaFaults.map(({ issue }) => issue)]
  return { ...examined, files, faults: withLayers(faults, openLayers(root, layers)) }
}

export type ExamineParts = {
  /** Absolute folders over the content folder, the last one on top (see `reading/layers.ts`). */
  layers?: readonly string[] | undefined
  /** References to these entries are not faults. */
  missing?: readonly string[]
  textOf?: TextOf
  cache?: ReadCache | undefined
  values?: ValueStore | undefined
}

/** Does the same for files that may differ from the files on disk. Pictures and documents are read from the folder. */
export async function examineFiles(
  root: string,
  files: readonly ContentFile[],
  { layers = [], missing = [], textOf = textsIn(root, layers), cache, values }: ExamineParts = {},
): Promise<ExaminedContent> {
  const { draft: read, issues, unread } = await readContent(files, textOf, values)
  const draft = { ...read, unreadable: new Set([...read.unreadable, ...missing]) }
  const { media, faults: mediaFaults } = await readMedia(root, () => mediaReferences(draft), { layers, cache })
  const { issues: layerFaults, warnings } = openLayers(root, layers)
  return {
    draft,
    media,
    faults: [...issues, ...rules.flatMap((rule) => rule(draft))],
    mediaFaults,
    layerFaults,
    unread: [...unread, ...warnings],
  }
}
