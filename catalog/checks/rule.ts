import type { ContentIssue, FieldPath } from '../content-issue.ts'
import type { ContentDraft } from '../reading/content-draft.ts'
import type { YamlSource } from '../reading/yaml-source.ts'

/** Looks at one thing in all of the content. */
export type Rule = (draft: ContentDraft) => ContentIssue[]

export function fault(source: YamlSource, path: FieldPath, message: string): ContentIssue {
  return { ...source.at(path), message }
}
