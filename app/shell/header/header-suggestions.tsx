import type { RefObject } from 'react'
import { Suggestions } from '#app/features/forms/search-suggestions/suggestions.tsx'
import { reportOpened, suggestionsFor } from '#app/features/pages/api-client/search-calls.ts'
import { useLanguage } from '#app/language/language.tsx'

/** Adds suggestions from the API, and recent searches, to the header's search field. */
export function HeaderSuggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const { language } = useLanguage()
  return (
    <Suggestions
      input={input}
      fetchSuggestions={(query, signal) => suggestionsFor(language, query, signal)}
      onOpened={(query) => reportOpened(language, query, { isSuggestion: true })}
    />
  )
}
