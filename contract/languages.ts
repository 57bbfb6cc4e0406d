/**
 * The five languages of the site (G1), in the order of the selector. Only this table knows the API tags and the URL prefixes; all
 * other code uses the BCP 47 name, as in `<html lang>`. The label of Korean is a Chinese character.
 */
export const languages = [
  { language: 'zh-Hans', tag: 'zh', label: '简', labelLanguage: 'zh-Hans', name: '简体中文', prefix: 'zh-hans' },
  { language: 'en', tag: 'en', label: 'EN', labelLanguage: 'en', name: 'English', prefix: '' },
  { language: 'ko', tag: 'other', label: '韩', labelLanguage: 'zh-Hans', name: '한국어', prefix: 'ko' },
  { language: 'id', tag: 'Indonesia', label: 'ID', labelLanguage: 'id', name: 'Bahasa Indonesia', prefix: 'id' },
  { language: 'zh-Hant', tag: 'simples', label: '繁', labelLanguage: 'zh-Hant', name: '繁體中文', prefix: 'zh-hant' },
] as const

export type Language = (typeof languages)[number]['language']

export const defaultLanguage: Language = 'en'

/** The only country of this site (G4). Every call has it beside the language. */
export const country = 'sg'
export const languageNames: readonly Language[] = languages.map((entry) => entry.language)

export function languageEntry(language: Language) {
  return languages.find((entry) => entry.language === language) ?? languages[1]
}

/** The language of an API tag. Undefined for an unknown tag: callers must report it, not fall back to English. */
export function languageOfTag(tag: string): Language | undefined {
  return languages.find((entry) => entry.tag === tag)?.language
}

/** The language of the first path segment of a URL, in any case; without a segment it is English. */
export function languageOfPrefix(prefix: string | undefined): Language | undefined {
  return languages.find((entry) => entry.prefix === (prefix ?? '').toLowerCase())?.language
}
