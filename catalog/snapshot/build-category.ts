import type { CategoryEntry, SeriesEntry } from '../reading/content-draft.ts'
import { categoryOf, type MediaOf, renderEach } from './parts.ts'
import type { Category, Product, Series } from './snapshot.ts'

export function buildCategory(entry: CategoryEntry, media: MediaOf): Category {
  const { source, slug, name, title, intro, parameters, figures, filters } = entry
  const picture = media.picture(source.folder, entry.picture, entry.pictureAlt)
  return { ...categoryOf(slug), name, title, intro, picture, parameters, figures, filters }
}

export function buildSeries(entry: SeriesEntry, products: readonly Product[], media: MediaOf): Series {
  const { source, id, name, title } = entry
  const ownPicture =
    entry.picture === undefined ? undefined : media.picture(source.folder, entry.picture, entry.pictureAlt ?? title)
  const picture = ownPicture ?? products.find(({ seriesId }) => seriesId === id)?.pictures[0]
  if (!picture) throw new Error(`Series ${id} has nothing to be shown by`)

  return { id, category: categoryOf(entry.category).number, name, title, intro: renderEach(entry.intro), picture }
}
