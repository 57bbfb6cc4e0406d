import { pickEach } from '#catalog/localised.ts'
import { eachField } from '#catalog/shown-fields.ts'
import type { Feature, FeaturePage } from '#catalog/snapshot/snapshot.ts'
import type { Block, LocalisedPicture } from '#catalog/snapshot/words.ts'
import { FeatureProse, FeatureTexts, type FeatureWords } from '#contract/content/feature.ts'
import type { FeatureEntry } from '#publishing/read/content-draft.ts'
import type { FactBook } from '../fact-book.ts'
import { categoryOf, type MediaOf, renderEach, wordsOf } from './parts.ts'

/** `subjectPicture` is the picture of the feature's series or product, for a page without its own picture. */
export function buildFeature(
  entry: FeatureEntry,
  subjectPicture: LocalisedPicture | undefined,
  media: MediaOf,
  facts: FactBook,
): Feature {
  const { id, type, name, url } = entry
  const shows: Feature['shows'] =
    url === undefined ? { kind: 'own', page: buildPage(entry, subjectPicture, media, facts) } : { kind: 'external', url }
  return { id, type, name, category: categoryOf(entry.category).number, shows }
}

function buildPage(
  entry: FeatureEntry,
  subjectPicture: LocalisedPicture | undefined,
  media: MediaOf,
  facts: FactBook,
): FeaturePage {
  const { folder } = entry.source
  const allWords = wordsOf(entry.words, facts, ['intro', 'text'])
  const words = (pick: (words: FeatureWords) => string | undefined, orElse?: string) => pickEach(allWords, pick, orElse)

  const title = words((own) => own.title)
  const ownPicture =
    entry.picture &&
    media.picture(
      folder,
      entry.picture,
      words(({ pictureAlt }) => pictureAlt, title.en),
    )
  const picture = ownPicture || subjectPicture
  if (!picture) throw new Error(`Feature ${entry.id} has no picture`)

  const sections = allWords.en.sections.map((_, index): Block => {
    const path = entry.sectionPictures[index]
    const sectionTitle = words(({ sections }) => sections[index]?.title)
    return {
      title: sectionTitle,
      text: renderEach(words(({ sections }) => sections[index]?.text)),
      picture: path
        ? media.picture(
            folder,
            path,
            words(({ sections }) => sections[index]?.pictureAlt, sectionTitle.en),
          )
        : undefined,
    }
  })
  return {
    ...eachField(FeatureTexts, allWords.en, (_, field) => words((own) => own[field])),
    ...eachField(FeatureProse, allWords.en, (_, field) => renderEach(words((own) => own[field]))),
    picture,
    sections,
  }
}
