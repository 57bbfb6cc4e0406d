import { resolve } from 'node:path'
import { rules } from './checks/all-rules.ts'
import type { ContentIssue } from './content-issue.ts'
import type { MediaLibrary } from './media/media-library.ts'
import { mediaReferences } from './media/media-references.ts'
import { type MediaFault, readMedia } from './media/read-media.ts'
import type { ContentDraft } from './reading/content-draft.ts'
import { type ContentFile, readContentFiles } from './reading/content-files.ts'
import { readContent } from './reading/read-content.ts'

export type ExaminedContent = {
  draft: ContentDraft
  media: MediaLibrary
  faults: ContentIssue[]
  mediaFaults: MediaFault[]
  /** Warnings about files that the site doesn't use. */
  unread: ContentIssue[]
}

/** Reads a content folder and collects all its faults. */
export async function examineContent(contentFolder: string): Promise<ExaminedContent & { files: readonly ContentFile[] }> {
  const root = resolve(contentFolder)
  const files = await readContentFiles(root)
  const examined = await examineFiles(root, files)
  return { ...examined, files, faults: [...examined.faults, ...examined.mediaFaults.map(({ issue }) => issue)] }
}

/**
 * Does the same for files in memory, which may differ from the files on disk. Pictures and documents are read from the folder. A reference
 * to one of the `missing` entries is not a fault.
 */
export async function examineFiles(
  root: string,
  files: readonly ContentFile[],
  missing: readonly string[] = [],
): Promise<ExaminedContent> {
  const { draft: read, issues, unread } = await readContent(files)
  const draft = { ...read, unreadable: new Set([...read.unreadable, ...missing]) }
  const { media, faults: mediaFaults } = await readMedia(root, mediaReferences(draft))
  return { draft, media, faults: [...issues, ...rules.flatMap((rule) => rule(draft))], mediaFaults, unread }
}
