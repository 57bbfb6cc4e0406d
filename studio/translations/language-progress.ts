import { entryOf } from '#contract/content/entry-of.ts'
import type { ContentKindName } from '#contract/content/kinds.ts'
import type { Language } from '#contract/languages.ts'
import { translatedLanguages } from './language-files.ts'
import type { IndexedFile } from './text-index.ts'
import { addProgress, noProgress, type Progress } from './translated-texts.ts'

export type KindProgress = { kind: ContentKindName; progress: Progress }
export type LanguageProgress = { language: Language; progress: Progress; kinds: KindProgress[] }
/** The languages in which some text of an entry is missing or out of date. */
export type EntryState = { missing: Language[]; outdated: Language[] }

export function progressOfLanguages(files: readonly IndexedFile[]): LanguageProgress[] {
  return translatedLanguages.map((language) => {
    const kinds = new Map<ContentKindName, Progress>()
    for (const { kind, inLanguage } of files) {
      const progress = inLanguage.get(language)?.progress
      if (progress && progress.all > 0) kinds.set(kind, addProgress(kinds.get(kind) ?? noProgress, progress))
    }
    const all = [...kinds].map(([kind, progress]) => ({ kind, progress }))
    return { language, progress: all.map(({ progress }) => progress).reduce(addProgress, noProgress), kinds: all }
  })
}

/** By entry: `products/rh-9010`, or a file such as `site.yaml`. */
export function statesOfEntries(files: readonly IndexedFile[]): ReadonlyMap<string, EntryState> {
  const states = new Map<string, EntryState>()
  for (const { file, sources, inLanguage } of files) {
    if (sources.length === 0) continue
    const name = entryOf(file)
    const entry = states.get(name) ?? { missing: [], outdated: [] }
    states.set(name, entry)
    for (const [language, { progress }] of inLanguage) {
      if (progress.missing > 0 && !entry.missing.includes(language)) entry.missing.push(language)
      if (progress.outdated > 0 && !entry.outdated.includes(language)) entry.outdated.push(language)
    }
  }
  return states
}
