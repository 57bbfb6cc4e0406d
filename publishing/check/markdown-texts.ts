import type { ContentDraft } from '../read/content-draft.ts'
import type { ContentIssue, FieldPath } from '../read/content-issue.ts'
import type { YamlSource } from '../read/yaml-source.ts'
import { filesOf } from './files-of.ts'
import { fault } from './rule.ts'

type MarkdownText = { source: YamlSource; path: FieldPath; markdown: string }

/** Checks all Markdown texts of the content. `messagesOf` gives the faults of a text. */
export function markdownFaults(draft: ContentDraft, messagesOf: (markdown: string) => readonly string[]): ContentIssue[] {
  const issues: ContentIssue[] = []
  for (const { source, path, markdown } of markdownTexts(draft)) {
    for (const message of messagesOf(markdown)) issues.push(fault(source, path, message))
  }
  return issues
}

/** One file after the other: all texts at once would fill the memory. */
function* markdownTexts(draft: ContentDraft): Generator<MarkdownText> {
  const { series, products, features } = draft
  yield* editorialTexts(draft)
  for (const { source, intro } of series) {
    for (const [language, markdown] of Object.entries(intro)) yield at(source, ['intro', language], markdown)
  }
  for (const { words } of products) {
    for (const { source, data } of filesOf(words)) {
      yield* introAndBlocks(source, data.intro, 'details', data.details)
      yield at(source, ['installation'], data.installation)
    }
  }
  for (const { words } of features) {
    for (const { source, data } of filesOf(words)) yield* introAndBlocks(source, data.intro, 'sections', data.sections)
  }
}

function* editorialTexts({ articles, faq, pages, notices }: ContentDraft): Generator<MarkdownText> {
  const { news, video, happiness, career, press } = articles
  for (const { words } of [...news, ...video, ...happiness, ...articles.case, ...career, ...press, ...notices]) {
    for (const { source, data } of filesOf(words)) yield at(source, ['content'], data.content)
  }
  for (const { words } of faq) {
    for (const { source, data } of filesOf(words)) {
      for (const [id, { content }] of Object.entries(data)) yield at(source, [id, 'content'], content)
    }
  }
  for (const { words } of pages) {
    for (const { source, data } of filesOf(words)) {
      for (const [id, { text }] of Object.entries(data.sections)) yield at(source, ['sections', id, 'text'], text)
    }
  }
}

function* introAndBlocks(source: YamlSource, intro: string, field: string, blocks: readonly { text: string }[]) {
  yield at(source, ['intro'], intro)
  for (const [index, { text }] of blocks.entries()) yield at(source, [field, index, 'text'], text)
}

const at = (source: YamlSource, path: FieldPath, markdown: string): MarkdownText => ({ source, path, markdown })
