import type { Language } from '#contract/languages.ts'
import type { Layers, SourceText } from './content-texts.ts'
import { type Records, readRecords, type State, stateOf } from './records.ts'

/** An English text with its translation into one language. */
export type TranslatedText = { source: SourceText; language: Language; translation: string | undefined; state: State }

/** All texts in one language. */
export function textsInLanguage(sources: readonly SourceText[], language: Language, layers: Layers): TranslatedText[] {
  let last: { file: string; records: Records } | undefined
  return sources.map((source) => {
    const { file } = source.place
    if (last?.file !== file) last = { file, records: readRecords(layers, language, file) }
    const translation = source.translation(language)
    return { source, language, translation, state: stateOf({ ...source, translation }, last.records) }
  })
}

export type Progress = { [state in State]: number } & { all: number }

export function progressOf(texts: readonly Pick<TranslatedText, 'state'>[]): Progress {
  const progress = { all: texts.length, current: 0, outdated: 0, missing: 0, same: 0 }
  for (const { state } of texts) progress[state] += 1
  return progress
}
