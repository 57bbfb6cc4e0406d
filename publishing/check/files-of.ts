import { type Language, languageNames } from '#contract/languages.ts'
import type { Sourced, WordFiles } from '../read/content-draft.ts'

/** The words of an entry, one language after the other. */
export function* filesOf<T>(words: WordFiles<T>): Generator<Sourced<T> & { language: Language }> {
  for (const language of languageNames) {
    const file = words[language]
    if (file) yield { language, source: file.source, data: file.load() }
  }
}
