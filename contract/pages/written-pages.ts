import { type PageKey, pageKeys, pages } from './table.ts'

type WrittenRow = Extract<(typeof pages)[PageKey], { words: string }>

/** The folders in `content/pages/`: one for each page whose words are written there. */
export type PageSlug = WrittenRow['words']

/** Where the words of a page are written; undefined where they are no text of the content. */
export function slugOf(page: PageKey): PageSlug | undefined {
  const row = pages[page]
  return 'words' in row ? row.words : undefined
}

export const pageSlugs: readonly PageSlug[] = pageKeys.flatMap((page) => slugOf(page) ?? [])
