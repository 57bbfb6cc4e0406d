import type { Language } from '#contract/languages.ts'

export type HeadlineLanguage = Exclude<Language, 'en' | 'id'>

/** The faces of headlines that aren't in Latin letters: the file in `app/styles/fonts/`, beside a text with its characters, named like the face of Google Fonts that it is cut from. Chinese of Hong Kong has the forms of Hong Kong, as in the documents. */
export const headlineFonts: Readonly<Record<HeadlineLanguage, string>> = {
  'zh-Hans': 'noto-serif-sc',
  'zh-Hant': 'noto-serif-hk',
  ko: 'noto-serif-kr',
}
