import { languageNames } from '#contract/languages.ts'
import type { ContentDraft, Sourced } from '../reading/content-draft.ts'
import type { Place } from '../reading/yaml-source.ts'

export type MarkdownText = { place: Place; markdown: string }

/** Every text that is written in Markdown. */
export function markdownTexts({ series, products, features }: ContentDraft): MarkdownText[] {
  return [
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
