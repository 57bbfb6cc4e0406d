import { tmpdir } from 'node:os'
import { advice } from './checks/all-rules.ts'
import { type Coverage, coverage } from './checks/coverage.ts'
import type { Rule } from './checks/rule.ts'
import { contentSizes } from './checks/sizes.ts'
import type { ContentIssue } from './content-issue.ts'
import { examineContent } from './examine-content.ts'
import type { MediaLibrary } from './media/media-library.ts'
import { type Content, isComplete } from './reading/content-draft.ts'
import { createValueStore } from './reading/value-store.ts'

export type ContentReport = {
  errors: ContentIssue[]
  warnings: ContentIssue[]
  coverage: Coverage[]
  sizes: ReturnType<typeof contentSizes>
  pictures: number
}

/** Gives extra warnings about content without faults. For checks that need code outside `catalog/`. */
export type FurtherAdvice = (contentFolder: string, content: Content, media: MediaLibrary) => Promise<ContentIssue[]>

type Further = { rules?: readonly Rule[]; advice?: readonly FurtherAdvice[] }

/** Checks the content for editors: errors, warnings, translation coverage and sizes. `further` holds checks from outside `catalog/`. */
export async function checkContent(contentFolder: string, further: Further = {}): Promise<ContentReport> {
  using values = createValueStore(tmpdir())
  const { draft, media, faults, unread } = await examineContent(contentFolder, { values })
  const { rules = [], advice: advisers = [] } = further
  const sound = faults.length === 0 && isComplete(draft) ? draft : undefined
  const advised = sound ? await Promise.all(advisers.map((advise) => advise(contentFolder, sound, media))) : []
  return {
    errors: [...faults, ...rules.flatMap((rule) => rule(draft))],
    warnings: [...unread, ...advice.flatMap((rule) => rule(draft)), ...advised.flat()],
    coverage: coverage(draft),
    sizes: contentSizes(draft),
    pictures: media.pictures.size,
  }
}
