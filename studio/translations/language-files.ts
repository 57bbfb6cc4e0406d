import { kindOfFile } from '#contract/content/kinds.ts'
import { defaultLanguage, type Language, languageNames } from '#contract/languages.ts'

export const translatedLanguages: readonly Language[] = languageNames.filter((language) => language !== defaultLanguage)

/** `products/rh-9010/en.yaml` in another language. */
export const languageFile = (file: string, language: Language) => `${file.slice(0, file.lastIndexOf('/') + 1)}${language}.yaml`

/** The file of the translation: another one, or the same for facts with words. */
export function targetFile(englishFile: string, language: Language): string {
  return kindOfFile(englishFile)?.language === undefined ? englishFile : languageFile(englishFile, language)
}

export const englishFileOf = (file: string) =>
  kindOfFile(file)?.language === undefined ? file : languageFile(file, defaultLanguage)

/** The languages that a file can have translations of. */
export function languagesOf(file: string): readonly Language[] {
  const kind = kindOfFile(file)
  if (!kind || kind.language === defaultLanguage) return []
  return kind.language === undefined ? translatedLanguages : [kind.language]
}

/** An English file with those of its translations. */
export function filesWithEnglish(englishFile: string): string[] {
  return kindOfFile(englishFile)?.language === undefined
    ? [englishFile]
    : languageNames.map((language) => languageFile(englishFile, language))
}
