import type { ContentDraft, WordFiles } from '../read/content-draft.ts'
import { articleFolders } from '../read/read-articles.ts'
import type { YamlSource } from '../read/yaml-source.ts'

export type WordedEntry = { area: string; source: YamlSource; words: WordFiles<unknown> }

/** All entries with language files. `area` is their top folder. */
export function wordedEntries({ products, features, articles, care, faq, pages, notices }: ContentDraft): WordedEntry[] {
  const inArea = (area: string, entries: readonly Omit<WordedEntry, 'area'>[]) =>
    entries.map(({ source, words }) => ({ area, source, words }))
  return [
    ...inArea('products', products),
    // An external page has no words here.
    ...inArea(
      'features',
      features.filter(({ url }) => url === undefined),
    ),
    ...inArea(articleFolders.news, articles.news),
    ...inArea(articleFolders.video, articles.video),
    ...inArea(articleFolders.recipe, articles.recipe),
    ...inArea(articleFolders.happiness, articles.happiness),
    ...inArea(articleFolders.case, articles.case),
    ...inArea(articleFolders.career, articles.career),
    ...inArea(articleFolders.press, articles.press),
    ...inArea('care', care),
    ...inArea('faq', faq),
    ...inArea('pages', pages),
    ...inArea('notices', notices),
  ]
}
