import { SeriesFacts } from '#contract/content/category.ts'
import type { Language } from '#contract/languages.ts'
import type { SeriesSummary } from '#contract/views.ts'
import { shownIn } from '../shown-fields.ts'
import type { Series, Snapshot } from '../snapshot/snapshot.ts'
import { hasFeature } from './features.ts'
import { pictureView } from './picture-view.ts'

export function seriesById({ series }: Snapshot, id: string): Series {
  const found = series.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`No series ${id}`)
  return found
}

export function seriesSummary(snapshot: Snapshot, language: Language, series: Series): SeriesSummary {
  const { id, category, picture } = series
  return {
    id,
    ...shownIn(SeriesFacts, series, language),
    category,
    picture: pictureView(picture, language),
    hasFeature: hasFeature(snapshot, 'series', id),
  }
}
