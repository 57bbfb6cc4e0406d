import type { Language } from '#contract/languages.ts'
import type { Html, Text } from '#contract/views.ts'
import type { Chapter } from './chapters.ts'
import { markupTree } from './markup-tree.ts'

export type WarrantyPages = {
  page(language: Language, slug: string): { sections: readonly { id: string; title: Text; text: Html }[] } | undefined
}

/** Sections that a manual repeats. */
const inManuals = new Set(['cover', 'not-covered', 'claim'])

/** The terms of the warranty, from the page `warranty-terms`, so that page and PDF say the same. */
export function warrantyChapters(pages: WarrantyPages, language: Language, place: 'manual' | 'warranty'): Chapter[] {
  const sections = pages.page(language, 'warranty-terms')?.sections ?? []
  return sections
    .filter(({ id }) => place === 'warranty' || inManuals.has(id))
    .map(({ title, text }) => ({ title: title.text, body: markupTree(text.html) }))
}
