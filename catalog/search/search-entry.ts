import type { SearchTarget } from '#contract/views/search.ts'
import type { Text } from '#contract/views.ts'

/** Something that can be found, in one language. */
export type SearchEntry = {
  target: SearchTarget
  title: Text
  /** What introduces it; shown where nothing better fits. */
  intro: Text
  /** What it is about in single words: tags, the name of its series. Found, never shown. */
  keywords: string
  /** Everything else that it says. */
  body: Text
}
