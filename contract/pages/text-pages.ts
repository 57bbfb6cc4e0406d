import { type PageKey, pageKeys, pages } from './table.ts'

type RowWithText = Extract<(typeof pages)[PageKey], { words: string }>

/** Names of the folders in `content/pages/`. */
export type PageSlug = RowWithText['words']

/** The folder with the text of a page; undefined if the page has no text in `content/pages/`. */
export function slugOf(page: PageKey): PageSlug | undefined {
  const row = pages[page]
  return 'words' in row ? row.words : undefined
}

export const pageSlugs: readonly PageSlug[] = pageKeys.flatMap((page) => slugOf(page) ?? [])
