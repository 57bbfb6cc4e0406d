import type { FeatureWords } from '#contract/content/feature.ts'
import type { ProductWords } from '#contract/content/product.ts'
import type { FeatureEntry, ProductEntry, Sourced, WordFiles } from '../read/content-draft.ts'
import type { ContentIssue } from '../read/content-issue.ts'
import { filesOf } from './files-of.ts'
import { fault, type Rule } from './rule.ts'

/** Lists of facts and lists of words are matched by index, for example pictures and their alternative texts, so their lengths must match. */
export const matchingCounts: Rule = ({ products, features }) => [
  ...products.flatMap((product) => [...eachFile(product.words, (file) => productFaults(product, file)), ...tagFaults(product)]),
  ...features.flatMap((feature) => eachFile(feature.words, (file) => sectionFaults(feature, file))),
]

function eachFile<T>(words: WordFiles<T>, faultsOf: (file: Sourced<T>) => ContentIssue[]): ContentIssue[] {
  return [...filesOf(words)].flatMap(faultsOf)
}

function productFaults(
  { pictures, detailPictures, scenes, awardPictures }: ProductEntry,
  { source, data }: Sourced<ProductWords>,
) {
  const pairs = [
    { field: 'pictureAlts', words: data.pictureAlts, facts: pictures, beside: 'pictures' },
    { field: 'details', words: data.details, facts: detailPictures, beside: 'detailPictures' },
    { field: 'sceneAlts', words: data.sceneAlts, facts: scenes, beside: 'scenes' },
    { field: 'awards', words: data.awards, facts: awardPictures, beside: 'awardPictures' },
  ]
  return pairs
    .filter(({ words, facts }) => words.length !== facts.length)
    .map(({ field, words, facts, beside }) =>
      fault(
        source,
        [field],
        `has ${words.length} entries, but ${beside} in product.yaml has ${facts.length}: write one entry for each`,
      ),
    )
}

/** An extra tag in one language would claim something that the other languages don't. */
function tagFaults({ words }: ProductEntry): ContentIssue[] {
  const expected = words.en?.load().tags.length
  return eachFile(words, ({ source, data: { tags } }) =>
    expected === undefined || tags.length === expected
      ? []
      : [fault(source, ['tags'], `has ${tags.length} entries, but English has ${expected}: write the same number`)],
  )
}

function sectionFaults({ sectionPictures, words }: FeatureEntry, { source, data }: Sourced<FeatureWords>): ContentIssue[] {
  const expected = sectionPictures.length > 0 ? sectionPictures.length : words.en?.load().sections.length
  if (expected === undefined || data.sections.length === expected) return []
  return [
    fault(
      source,
      ['sections'],
      `has ${data.sections.length} entries, but needs ${expected}: one for each entry of sectionPictures, or of the English sections`,
    ),
  ]
}
