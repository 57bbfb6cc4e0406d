import type { Category, Series } from '#catalog/snapshot/snapshot.ts'
import type { LocalisedPicture } from '#catalog/snapshot/words.ts'
import type { CategoryEntry, SeriesEntry } from '#publishing/read/content-draft.ts'
import { categoryOf, type MediaOf, renderEach } from './parts.ts'

export function buildCategory(entry: CategoryEntry, media: MediaOf): Category {
  const { source, pictureAlt, ...fields } = entry
  return { ...fields, ...categoryOf(entry.slug), picture: media.picture(source.folder, entry.picture, pictureAlt) }
}

/** A series without a picture has that of its first product. */
export function buildSeries(entry: SeriesEntry, ofFirstProduct: LocalisedPicture | undefined, media: MediaOf): Series {
  const { source, id, pictureAlt = entry.title, ...fields } = entry
  const ownPicture = entry.picture === undefined ? undefined : media.picture(source.folder, entry.picture, pictureAlt)
  const picture = ownPicture ?? ofFirstProduct
  if (!picture) throw new Error(`Series ${id} has no picture`)

  return { ...fields, id, category: categoryOf(entry.category).number, intro: renderEach(entry.intro), picture }
}
