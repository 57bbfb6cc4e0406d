import { SeriesFacts } from '#contract/content/category.ts'
import type { Language } from '#contract/languages.ts'
import type { SeriesSummary } from '#contract/views.ts'
import { shownIn } from '../shown-fields.ts'
import type { SmallParts } from '../snapshot/content-index.ts'
import type { Series } from '../snapshot/snapshot.ts'
import { hasFeature } from './features.ts'
import { pictureFile } from './picture-view.ts'

export function seriesSummary(parts: Pick<SmallParts, 'features'>, language: Language, series: Series): SeriesSummary {
  const { id, category, picture } = series
  return {
    id,
    ...shownIn(SeriesFacts, series, language),
    category,
    picture: pictureFile(picture),
    hasFeature: hasFeature(parts, 'series', id),
  }
}
