import type { Rule } from './rule.ts'
import { translatedTexts, translations } from './translated-texts.ts'

/** Reports texts that visitors see in English because the translation is missing. */
export const missingTranslations: Rule = (draft) =>
  translatedTexts(draft).flatMap(({ place, english, texts }) => {
    const missing = translations.filter((language) => texts(language) < english)
    return missing.length === 0 ? [] : [{ ...place, message: `is not fully translated: ${missing.join(', ')}` }]
  })
