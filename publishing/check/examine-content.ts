import { resolve } from 'node:path'
import type { MediaLibrary } from '#catalog/media/media-library.ts'
import type { ContentDraft } from '../read/content-draft.ts'
import type { ContentFile, TextOf } from '../read/content-file.ts'
import { readContentFiles, textsIn } from '../read/content-files.ts'
import type { ContentIssue } from '../read/content-issue.ts'
import { openLayers, withLayers } from '../read/layers.ts'
import { mediaReferences } from '../read/media-references.ts'
import type { ReadCache } from '../read/read-cache.ts'
import { readContent } from '../read/read-content.ts'
import { type MediaFault, readMedia } from '../read/read-media.ts'
import { rules } from './all-rules.ts'

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

/** Reads a content folder with layers over it and collects all faults. */
export async function examineContent(
  contentFolder: string,
  { layers = [], cache }: Pick<ExamineParts, 'layers' | 'cache'> = {},
): Promise<ExaminedContent & { files: readonly ContentFile[] }> {
  const root = resolve(contentFolder)
  const files = await readContentFiles(root, { layers, cache })
  const examined = await examineFiles(root, files, { layers, cache })
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
}

/** Does the same for files that may differ from the files on disk. Pictures and documents are read from the folder. */
export async function examineFiles(
  root: string,
  files: readonly ContentFile[],
  { layers = [], missing = [], textOf = textsIn(root, layers), cache }: ExamineParts = {},
): Promise<ExaminedContent> {
  const { draft: read, issues, unread } = readContent(files, textOf)
  const draft = { ...read, unreadable: new Set([...read.unreadable, ...missing]) }
  const { media, faults: mediaFaults } = await readMedia(root, [...mediaReferences(draft)], { layers, cache })
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
