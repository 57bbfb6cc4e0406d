import { languageNames } from '#contract/languages.ts'
import type { Sourced, WordFiles } from '../reading/content-draft.ts'

/** The words of an entry, one language after the other. */
export function* filesOf<T>(words: WordFiles<T>): Generator<Sourced<T>> {
  for (const language of languageNames) {
    const file = words[language]
    if (file) yield { source: file.source, data: file.load() }
  }
}
