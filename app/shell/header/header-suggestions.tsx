import type { RefObject } from 'react'
import { suggestionsFor } from '#app/features/api-client/search-calls.ts'
import { Suggestions } from '#app/features/search-suggestions/suggestions.tsx'
import { useLanguage } from '#app/language/language.tsx'

/** Turns the header's plain search field into one with suggestions, which ask the API. */
export function HeaderSuggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const { language } = useLanguage()
  return <Suggestions input={input} ask={(query, signal) => suggestionsFor(language, query, signal)} />
}
