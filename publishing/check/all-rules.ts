import { accessoryReferences } from './accessory-references.ts'
import { englishAlternativeTexts, translatedAlternativeTexts } from './alternative-texts.ts'
import { articleReferences } from './article-references.ts'
import { bannerReferences } from './banner-references.ts'
import { careParts } from './care-parts.ts'
import { careReminders } from './care-reminders.ts'
import { discontinuedProducts } from './discontinued-products.ts'
import { emptyFilterValues } from './empty-filter-values.ts'
import { englishWords } from './english-words.ts'
import { faqQuestions } from './faq-questions.ts'
import { featurePages } from './feature-pages.ts'
import { featureSubjects } from './feature-subjects.ts'
import { figureParameters } from './figure-parameters.ts'
import { filterParameters } from './filter-parameters.ts'
import { finishColours } from './finish-colours.ts'
import { fitFacts } from './fit-facts.ts'
import { foreignDocuments } from './foreign-documents.ts'
import { glossaryTerms } from './glossary-terms.ts'
import { homeReferences } from './home-references.ts'
import { hoodsWithoutFilter } from './hoods-without-filter.ts'
import { markdownLimits } from './markdown-limits.ts'
import { matchingCounts } from './matching-counts.ts'
import { missingTranslations } from './missing-translations.ts'
import { noticeRanges } from './notice-ranges.ts'
import { outsideProducts } from './outside-products.ts'
import { pageParts } from './page-parts.ts'
import { parameterValues } from './parameter-values.ts'
import { placeholderValues } from './placeholder-values.ts'
import { planningValues } from './planning-values.ts'
import { plausibleValues } from './plausible-values.ts'
import { pressCaptions } from './press-captions.ts'
import { productFolders } from './product-folders.ts'
import { productReferences } from './product-references.ts'
import { rawHtml } from './raw-html.ts'
import { recipeCounts } from './recipe-counts.ts'
import type { Rule } from './rule.ts'
import { seriesReferences } from './series-references.ts'
import { sharedPositions } from './shared-positions.ts'
import { shopPlaces } from './shop-places.ts'
import { sixCategories } from './six-categories.ts'
import { uniqueIds } from './unique-ids.ts'
import { visitRules } from './visit-rules.ts'
import { waterRatings } from './water-ratings.ts'

/** Faults: an entry that breaks one of these rules is not served. */
export const rules: readonly Rule[] = [
  sixCategories,
  uniqueIds,
  productFolders,
  productReferences,
  seriesReferences,
  bannerReferences,
  homeReferences,
  accessoryReferences,
  featureSubjects,
  featurePages,
  outsideProducts,
  englishWords,
  parameterValues,
  filterParameters,
  figureParameters,
  finishColours,
  waterRatings,
  fitFacts,
  placeholderValues,
  matchingCounts,
  englishAlternativeTexts,
  articleReferences,
  recipeCounts,
  pressCaptions,
  faqQuestions,
  careParts,
  careReminders,
  pageParts,
  noticeRanges,
  shopPlaces,
  visitRules,
  markdownLimits,
  rawHtml,
]

/** Warnings: shown to editors, but the content is served. */
export const advice: readonly Rule[] = [
  missingTranslations,
  translatedAlternativeTexts,
  hoodsWithoutFilter,
  emptyFilterValues,
  sharedPositions,
  discontinuedProducts,
  planningValues,
  plausibleValues,
  foreignDocuments,
  glossaryTerms,
]
