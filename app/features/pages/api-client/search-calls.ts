import { type Language, languageEntry } from '#contract/languages.ts'
import type { search, searchOpened } from '#contract/wire/calls/search-calls.ts'
import { type DataOf, readApi } from './read-api.ts'

/** Suggestions for a search field, as texts ready to be shown. */
export function suggestionsFor(language: Language, q: string, signal: AbortSignal): Promise<DataOf<typeof search>> {
  return readApi<typeof search>('/api/Index/search', language, { q }, (replies) => replies.Suggestions, signal)
}

const openedPath: (typeof searchOpened)['path'] = '/api/Index/searchopened'

/** Tells the server that a result of a search was opened. A beacon is sent even if the page is left at once. */
export function reportOpened(language: Language, q: string, { isSuggestion }: { isSuggestion: boolean }): void {
  const fields = { q, suggestion: isSuggestion ? '1' : '0', lang: languageEntry(language).tag }
  navigator.sendBeacon(openedPath, new URLSearchParams(fields))
}
