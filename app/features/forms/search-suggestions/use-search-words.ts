import { useLanguage } from '#app/language/language.tsx'
import { searchFieldMessages } from '#i18n/search-field.ts'
import { type TranslateFrom, translatorFrom } from '#i18n/translator.ts'

/** The messages of the search field, which no page contains. */
export function useSearchWords(): TranslateFrom<(typeof searchFieldMessages)['en']> {
  const { language } = useLanguage()
  return translatorFrom(language, searchFieldMessages[language])
}
