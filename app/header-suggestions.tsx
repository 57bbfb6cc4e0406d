import { suggestionsFor } from './features/api-client/search-calls.ts'
import { Suggestions } from './features/search-suggestions/suggestions.tsx'
import type { SuggestionsProps } from './features/shell/search-entry.tsx'
import { useLanguage } from './i18n/language.tsx'

/** The suggestions of the header, which ask the API. Fetched when the field gets the focus. */
export function HeaderSuggestions({ input }: SuggestionsProps) {
  const { language } = useLanguage()
  return <Suggestions input={input} ask={(query, signal) => suggestionsFor(language, query, signal)} />
}
