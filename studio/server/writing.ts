import { join } from 'node:path'
import type { Day } from '#contract/views/articles.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import type { Published } from '../drafts/published.ts'
import type { ContentChecker } from '../releases/content-checker.ts'
import type { Translations } from '../translations/translations.ts'
import { createEntryList, type EntryList } from './entry-list.ts'
import { type ContentChecks, createContentChecks } from './forms/content-checks.ts'
import { createReferences, type References } from './forms/references.ts'

/** What forms need besides the drafts. */
export type Writing = {
  published: Published
  /** For files that are on their way. */
  uploads: string
  checks: ContentChecks
  references: References
  entryList: EntryList
}

type Parts = {
  published: Published
  drafts: DraftStore
  translations: Translations
  checker: ContentChecker
  today: () => Day
  /** `<DATA_DIR>/studio` */
  folder: string
}

export function createWriting({ published, drafts, translations, checker, today, folder }: Parts): Writing {
  const layers = async () => [...(await published.dueLayers()), drafts.folder]
  const checks = createContentChecks({ checker, layers, today })
  drafts.onChange(checks.changed)
  const entryList = createEntryList({ published, drafts, checks, translations: translations.translationStates })
  return { published, uploads: join(folder, 'uploads'), checks, references: createReferences({ published, drafts }), entryList }
}
