import { useCallback } from 'react'
import { defaultLanguage, type Language, languageNames } from '#contract/languages.ts'
import { browserStorage } from '../browser-storage.ts'
import { goTo, useHash } from '../place.ts'

/** What is open: `#/translate/<language>/<English file>/<field>`. */
export type TextPlace = { language: Language; file?: string | undefined; field?: string | undefined }

export const translations = languageNames.filter((language) => language !== defaultLanguage)
const lastKey = 'studio-translate-language'

const languageNamed = (name: string | undefined) => translations.find((language) => language === name)

function placeIn(hash: string): TextPlace {
  const [, named, file, field] = /^#\/translate\/([\w-]+)(?:\/(.+\.yaml)\/([^/]+))?$/.exec(hash) ?? []
  const language = languageNamed(named) ?? languageNamed(browserStorage.read(lastKey)) ?? translations[0] ?? defaultLanguage
  return { language, file, field: field && decodeURIComponent(field) }
}

const hashOf = ({ language, file, field }: TextPlace) =>
  `#/translate/${language}${file && field ? `/${file}/${encodeURIComponent(field)}` : ''}`

export function useTextPlace() {
  const place = placeIn(useHash())
  const { language } = place
  const go = useCallback(
    (next: TextPlace) => {
      browserStorage.write(lastKey, next.language)
      // One text after the other adds nothing to the history of the browser.
      goTo(hashOf(next), { replace: next.language === language })
    },
    [language],
  )
  return { place, go }
}
