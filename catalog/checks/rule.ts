import type { ContentIssue, FieldPath } from '../content-issue.ts'
import type { ContentDraft } from '../reading/content-draft.ts'
import type { YamlSource } from '../reading/yaml-source.ts'

/** Checks the whole content for one kind of fault. */
export type Rule = (draft: ContentDraft) => ContentIssue[]

export function fault(source: YamlSource, path: FieldPath, message: string): ContentIssue {
  return { ...source.at(path), message }
}
