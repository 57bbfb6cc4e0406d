import { advice } from './checks/all-rules.ts'
import { type Coverage, coverage } from './checks/coverage.ts'
import type { Rule } from './checks/rule.ts'
import { contentSizes } from './checks/sizes.ts'
import type { ContentIssue } from './content-issue.ts'
import { examineContent } from './examine-content.ts'

export type ContentReport = {
  errors: ContentIssue[]
  warnings: ContentIssue[]
  coverage: Coverage[]
  sizes: ReturnType<typeof contentSizes>
  pictures: number
}

/** All that can be said about the content to the people who write it. `furtherRules` are those that need to know more than the content. */
export async function checkContent(contentFolder: string, furtherRules: readonly Rule[]): Promise<ContentReport> {
  const { draft, media, faults, unread } = await examineContent(contentFolder)
  return {
    errors: [...faults, ...furtherRules.flatMap((rule) => rule(draft))],
    warnings: [...unread, ...advice.flatMap((rule) => rule(draft))],
    coverage: coverage(draft),
    sizes: contentSizes(draft),
    pictures: media.pictures.size,
  }
}
