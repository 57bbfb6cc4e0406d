import type { readingPaths } from '#app/reading-urls.ts'
import type { PageSlug } from '#contract/views/pages.ts'

/** The written pages of the cooperation hub (O4), and which of its tabs each of them shows. */
export const cooperationTexts = {
  engineering: { slug: 'engineering', tab: 0 },
  serviceIdea: { slug: 'service-idea', tab: 2 },
  afterSalesProcess: { slug: 'after-sales-process', tab: 3 },
} as const satisfies Partial<Record<keyof typeof readingPaths, { slug: PageSlug; tab: number }>>

export type CooperationTextKey = keyof typeof cooperationTexts

export const isCooperationText = (key: string): key is CooperationTextKey => key in cooperationTexts
