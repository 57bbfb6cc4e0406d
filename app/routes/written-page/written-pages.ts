import type { readingPaths } from '#app/reading-urls.ts'
import type { PageSlug } from '#contract/views/pages.ts'

/** A story is told from top to bottom; in a guide one looks for something. */
export type Composition = 'story' | 'guide'

/** The pages that are nothing but written: their text in `content/pages/`, and how it is set (X2, X4, X5, X6, X9, X10). */
export const writtenPages = {
  about: { slug: 'about', composition: 'story' },
  shoppingGuide: { slug: 'shopping-guide', composition: 'guide' },
  featureStory: { slug: 'feature-story', composition: 'story' },
  brand: { slug: 'brand', composition: 'story' },
  servicePhilosophy: { slug: 'service-philosophy', composition: 'story' },
  terms: { slug: 'terms-and-privacy', composition: 'guide' },
} as const satisfies Partial<Record<keyof typeof readingPaths, { slug: PageSlug; composition: Composition }>>

export type WrittenPageKey = keyof typeof writtenPages

export const isWrittenPage = (key: string): key is WrittenPageKey => key in writtenPages
