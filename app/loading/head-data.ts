import type { Language } from '#contract/languages.ts'
import type { FeedKind } from '#contract/pages/urls.ts'

/** What the head of a page says: texts, URLs and structured data. */
export type HeadData = {
  /** Without the brand, which is appended (G8). */
  title: string
  description: string
  /** Path and query of the canonical URL in each language. */
  urls: Readonly<Record<Language, string>>
  picture?: string | undefined
  /** Set on pages that search engines should not index. */
  noIndex?: boolean
  jsonLd: readonly object[]
  /** Lets feed readers find the feed of this language. */
  feed?: { of: FeedKind; name: string }
}
