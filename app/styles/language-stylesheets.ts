import type { Language } from '#contract/languages.ts'
import notoSerifHk from './fonts/noto-serif-hk.woff2?url'
import notoSerifKr from './fonts/noto-serif-kr.woff2?url'
import notoSerifSc from './fonts/noto-serif-sc.woff2?url'
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

/** URL of the face of headlines that aren't in Latin letters. */
export const headlineFont: Readonly<Partial<Record<Language, string>>> = {
  'zh-Hans': notoSerifSc,
  'zh-Hant': notoSerifHk,
  ko: notoSerifKr,
}
