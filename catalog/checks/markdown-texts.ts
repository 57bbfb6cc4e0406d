import { languageNames } from '#contract/languages.ts'
import type { ContentDraft, Sourced } from '../reading/content-draft.ts'
import type { Place } from '../reading/yaml-source.ts'

export type MarkdownText = { place: Place; markdown: string }

/** All Markdown texts of the content. */
export function markdownTexts(draft: ContentDraft): MarkdownText[] {
  const { series, products, features } = draft
  return [
    ...editorialTexts(draft),
    ...series.flatMap(({ source, intro }) =>
      languageNames.flatMap((language) => {
        const markdown = intro[language]
        return markdown === undefined ? [] : [{ place: source.at(['intro', language]), markdown }]
      }),
    ),
    ...products.flatMap(({ words }) =>
      languageNames.flatMap((language) => {
        const file = words[language]
        return file
          ? [...introAndBlocks(file, 'details', file.data.details), at(file, 'installation', file.data.installation)]
          : []
      }),
    ),
    ...features.flatMap(({ words }) =>
      languageNames.flatMap((language) => {
        const file = words[language]
        return file ? introAndBlocks(file, 'sections', file.data.sections) : []
      }),
    ),
  ]
}

function editorialTexts({ articles, faq, pages, notices }: ContentDraft): MarkdownText[] {
  const { news, video, happiness } = articles
  return languageNames.flatMap((language) => [
    ...[...news, ...video, ...happiness, ...articles.case, ...notices].flatMap(({ words }) => {
      const file = words[language]
      return file ? [at(file, 'content', file.data.content)] : []
    }),
    ...faq.flatMap(({ words }) => {
      const file = words[language]
      return Object.entries(file?.data ?? {}).flatMap(([id, { content }]) =>
        file ? [{ place: file.source.at([id, 'content']), markdown: content }] : [],
      )
    }),
    ...pages.flatMap(({ words }) => {
      const file = words[language]
      return Object.entries(file?.data.sections ?? {}).flatMap(([id, { text }]) =>
        file ? [{ place: file.source.at(['sections', id, 'text']), markdown: text }] : [],
      )
    }),
  ])
}

function introAndBlocks(file: Sourced<{ intro: string }>, field: string, blocks: readonly { text: string }[]): MarkdownText[] {
  return [
    at(file, 'intro', file.data.intro),
    ...blocks.map(({ text }, index) => ({ place: file.source.at([field, index, 'text']), markdown: text })),
  ]
}

const at = ({ source }: Sourced<unknown>, field: string, markdown: string): MarkdownText => ({
  place: source.at([field]),
  markdown,
})
