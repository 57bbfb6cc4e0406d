import type { CategoryEntry, SeriesEntry } from '../reading/content-draft.ts'
import { categoryOf, type MediaOf, renderEach } from './parts.ts'
import type { Category, Product, Series } from './snapshot.ts'

export function buildCategory(entry: CategoryEntry, media: MediaOf): Category {
  const { source, pictureAlt, ...kept } = entry
  return { ...kept, ...categoryOf(entry.slug), picture: media.picture(source.folder, entry.picture, pictureAlt) }
}

export function buildSeries(entry: SeriesEntry, products: readonly Product[], media: MediaOf): Series {
  const { source, id, pictureAlt = entry.title, ...kept } = entry
  const ownPicture = entry.picture === undefined ? undefined : media.picture(source.folder, entry.picture, pictureAlt)
  const picture = ownPicture ?? products.find(({ seriesId }) => seriesId === id)?.pictures[0]
  if (!picture) throw new Error(`Series ${id} has no picture`)

  return { ...kept, id, category: categoryOf(entry.category).number, intro: renderEach(entry.intro), picture }
}
