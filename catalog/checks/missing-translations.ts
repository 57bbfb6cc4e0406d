import type { Rule } from './rule.ts'
import { translatedTexts, translations } from './translated-texts.ts'

/** Where visitors read English for want of their own language. */
export const missingTranslations: Rule = (draft) =>
  translatedTexts(draft).flatMap(({ place, english, texts }) => {
    const missing = translations.filter((language) => texts(language) < english)
    return missing.length === 0 ? [] : [{ ...place, message: `not (wholly) translated: ${missing.join(', ')}` }]
  })
