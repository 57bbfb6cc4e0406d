import { useLanguage } from '#app/language/language.tsx'
import { country, languageEntry } from '#contract/languages.ts'

/** Language and country, which every form sends, for browsers without JavaScript (`send-form.ts` has them too). */
export function CallerFields() {
  const { language } = useLanguage()
  return (
    <>
      <input type="hidden" name="lang" value={languageEntry(language).tag} />
      <input type="hidden" name="country" value={country} />
    </>
  )
}
