import type { Language } from '#contract/languages.ts'
import { languageNames } from '#contract/languages.ts'
import type { ContentDraft } from '../read/content-draft.ts'
import type { ContentIssue, FieldPath } from '../read/content-issue.ts'
import { fault, type Rule } from './rule.ts'

/** Screen readers need an alternative text for each picture and each video (G12). */
export const englishAlternativeTexts: Rule = (draft) => [
  ...missingAlternatives(draft, 'en'),
  ...draft.series
    .filter(({ picture, pictureAlt }) => picture !== undefined && pictureAlt === undefined)
    .map(({ source }) => fault(source, ['pictureAlt'], missing)),
]

/** Checks the other languages, which fall back to the English alternative text. */
export const translatedAlternativeTexts: Rule = (draft) =>
  languageNames.filter((language) => language !== 'en').flatMap((language) => missingAlternatives(draft, language))

const missing = 'is missing: describe the picture for people who cannot see it'

function missingAlternatives(draft: ContentDraft, language: Language): ContentIssue[] {
  const { products, features } = draft
  return [
    ...inEditorialPart(draft, language),
    ...products.flatMap(({ words, detailPictures, installationPicture, video }) => {
      const file = words[language]
      if (!file) return []
      const { details, installationPictureAlt, videoText } = file.load()
      return [
        ...detailPictures.flatMap((picture, index): FieldPath[] =>
          picture && details[index] && !details[index].pictureAlt ? [['details', index, 'pictureAlt']] : [],
        ),
        ...(installationPicture && !installationPictureAlt ? [['installationPictureAlt']] : []),
        ...(video && !videoText ? [['videoText']] : []),
      ].map((path) => fault(file.source, path, missing))
    }),
    ...features.flatMap(({ words, picture, sectionPictures }) => {
      const file = words[language]
      if (!file) return []
      const { sections, pictureAlt } = file.load()
      return [
        ...(picture && !pictureAlt ? [['pictureAlt']] : []),
        ...sectionPictures.flatMap((path, index): FieldPath[] =>
          path && sections[index] && !sections[index].pictureAlt ? [['sections', index, 'pictureAlt']] : [],
        ),
      ].map((path) => fault(file.source, path, missing))
    }),
  ]
}

function inEditorialPart({ articles, care, pages }: ContentDraft, language: Language): ContentIssue[] {
  const pictured = [...Object.values(articles).flat(), ...care.filter(({ picture }) => picture !== undefined)]
  return [
    ...pictured.flatMap(({ words }) => {
      const file = words[language]
      return file && file.load().pictureAlt === undefined ? [fault(file.source, ['pictureAlt'], missing)] : []
    }),
    ...pages.flatMap(({ words, picture, sections }) => {
      const file = words[language]
      if (!file) return []
      const { pictureAlt, sections: texts } = file.load()
      return [
        ...(picture && !pictureAlt ? [['pictureAlt']] : []),
        ...sections.flatMap(({ id, picture: shown }): FieldPath[] =>
          shown && texts[id] && !texts[id].pictureAlt ? [['sections', id, 'pictureAlt']] : [],
        ),
      ].map((path) => fault(file.source, path, missing))
    }),
  ]
}
