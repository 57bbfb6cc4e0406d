import type { ContentDraft } from '../read/content-draft.ts'
import type { ContentIssue, FieldPath } from '../read/content-issue.ts'
import type { YamlSource } from '../read/yaml-source.ts'

/** Checks the whole content for one kind of fault. */
export type Rule = (draft: ContentDraft) => ContentIssue[]

export function fault(source: YamlSource, path: FieldPath, message: string): ContentIssue {
  return { ...source.at(path), message }
}
