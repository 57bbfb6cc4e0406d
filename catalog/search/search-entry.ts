import type { SearchTarget } from '#contract/views/search.ts'
import type { PictureFile, Text } from '#contract/views.ts'

/** One searchable item, in one language. */
export type SearchEntry = {
  target: SearchTarget
  title: Text
  /** Shown as the excerpt if no other passage matches. */
  intro: Text
  /** Tags, the name of the series and the like. Searched, but never shown. */
  keywords: string
  /** The rest of the text. */
  body: Text
  picture?: PictureFile
}
