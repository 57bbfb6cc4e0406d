import type { Language } from '#contract/languages.ts'
import type { search } from '#contract/wire/search-calls.ts'
import { type DataOf, readApi } from './read-api.ts'

/** Suggestions for a search field, as texts ready to be shown. */
export function suggestionsFor(language: Language, q: string, signal: AbortSignal): Promise<DataOf<typeof search>> {
  return readApi<typeof search>('/api/Index/search', language, { q }, signal)
}
