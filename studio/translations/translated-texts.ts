import type { Language } from '#contract/languages.ts'
import type { Layers } from './content-texts.ts'
import { type Records, readRecords, type State, stateOf } from './records.ts'
import type { SourceText } from './source-texts.ts'

/** An English text with its translation into one language. */
export type TranslatedText = { source: SourceText; language: Language; translation: string | undefined; state: State }

/** All texts in one language. */
export function textsInLanguage(sources: readonly SourceText[], language: Language, layers: Layers): TranslatedText[] {
  return [...Map.groupBy(sources, ({ place }) => place.file)].flatMap(([file, own]) =>
    textsOfFile(own, language, readRecords(layers, language, file)),
  )
}

/** The texts of one English file. */
export function textsOfFile(sources: readonly SourceText[], language: Language, records: Records): TranslatedText[] {
  return sources.map((source) => {
    const translation = source.translation(language)
    const { english, field } = source
    return { source, language, translation, state: stateOf({ english, field, translation }, records) }
  })
}

export type Progress = { [state in State]: number } & { all: number }

export const noProgress: Progress = { all: 0, current: 0, outdated: 0, missing: 0, same: 0 }

export function progressOf(texts: readonly Pick<TranslatedText, 'state'>[]): Progress {
  const progress = { ...noProgress, all: texts.length }
  for (const { state } of texts) progress[state] += 1
  return progress
}

export const addProgress = (a: Progress, b: Progress): Progress => ({
  all: a.all + b.all,
  current: a.current + b.current,
  outdated: a.outdated + b.outdated,
  missing: a.missing + b.missing,
  same: a.same + b.same,
})
