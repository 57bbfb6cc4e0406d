import type { Language } from '#contract/languages.ts'
import eastAsian from './languages/east-asian.css?url'
import ko from './languages/ko.css?url'
import zhHans from './languages/zh-hans.css?url'
import zhHant from './languages/zh-hant.css?url'

/** URLs of the stylesheets with the fonts and line breaks of a language. Indonesian has those of English. */
export const languageStylesheets: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  id: [],
  'zh-Hans': [eastAsian, zhHans],
  'zh-Hant': [eastAsian, zhHant],
  ko: [eastAsian, ko],
}
