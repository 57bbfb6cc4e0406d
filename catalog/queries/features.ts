import { FeatureProse, FeatureTexts } from '#contract/content/feature.ts'
import type { Language } from '#contract/languages.ts'
import { featureUrl } from '#contract/pages/urls.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import type { FeatureView, LookupType } from '#contract/views.ts'
import { htmlIn, textIn } from '../localised.ts'
import { eachField } from '../shown-fields.ts'
import type { SmallParts } from '../snapshot/content-index.ts'
import { blockView, pictureView } from './picture-view.ts'

export function hasFeature({ features }: Pick<SmallParts, 'features'>, type: LookupType, name: string): boolean {
  return features.some((feature) => feature.type === type && feature.name === name)
}

/** The framed URL comes only from `features/`. No part of the request gets into it (X1). */
export function framedUrl(
  { features }: Pick<SmallParts, 'features'>,
  language: Language,
  { type, name, category }: { type: LookupType; name: string; category: CategoryNumber },
): string | undefined {
  const feature = features.find((listed) => listed.type === type && listed.name === name && listed.category === category)
  if (!feature) return undefined
  return feature.shows.kind === 'external' ? feature.shows.url : featureUrl(language, feature.id)
}

export function framedOrigins({ features }: Pick<SmallParts, 'features'>): string[] {
  const origins = features.flatMap(({ shows }) => (shows.kind === 'external' ? [new URL(shows.url).origin] : []))
  return [...new Set(origins)].sort()
}

/** Our own feature pages by id. External features have no page here. */
export function featureViews({ features }: Pick<SmallParts, 'features'>, language: Language): Map<string, FeatureView> {
  return new Map(
    features.flatMap(({ id, type, name, category, shows }): [string, FeatureView][] => {
      if (shows.kind === 'external') return []
      const { picture, sections } = shows.page
      const view = {
        id,
        type,
        name,
        category,
        ...eachField(FeatureTexts, shows.page, (words) => textIn(words, language)),
        ...eachField(FeatureProse, shows.page, (words) => htmlIn(words, language)),
        picture: pictureView(picture, language),
        sections: sections.map((section) => blockView(section, language)),
      }
      return [[id, view]]
    }),
  )
}
