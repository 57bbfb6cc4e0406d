import { resolve } from 'node:path'
import { rules } from './checks/all-rules.ts'
import type { ContentIssue } from './content-issue.ts'
import type { MediaLibrary } from './media/media-library.ts'
import { mediaReferences } from './media/media-references.ts'
import { readMedia } from './media/read-media.ts'
import type { ContentDraft } from './reading/content-draft.ts'
import { type ContentFile, readContentFiles } from './reading/content-files.ts'
import { readContent } from './reading/read-content.ts'

export type ExaminedContent = {
  files: readonly ContentFile[]
  draft: ContentDraft
  media: MediaLibrary
  /** Everything that keeps this content from being served. */
  faults: ContentIssue[]
  /** Files that nothing reads. */
  unread: ContentIssue[]
}

/** Reads a content folder and finds all its faults at once. */
export async function examineContent(contentFolder: string): Promise<ExaminedContent> {
  const root = resolve(contentFolder)
  const files = await readContentFiles(root)
  const { draft, issues, unread } = await readContent(files)
  const { media, issues: mediaFaults } = await readMedia(root, mediaReferences(draft))
  return { files, draft, media, faults: [...issues, ...rules.flatMap((rule) => rule(draft)), ...mediaFaults], unread }
}
