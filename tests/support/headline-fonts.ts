/**
 * The faces of headlines that aren't in Latin letters: the file in `app/styles/fonts/`, beside a text with its characters, named like the face of
 * Google Fonts that it is cut from. Traditional Chinese has the forms of Hong Kong, as in the documents.
 */
export const headlineFonts = [
  { language: 'zh-Hans', file: 'noto-serif-sc' },
  { language: 'zh-Hant', file: 'noto-serif-hk' },
  { language: 'ko', file: 'noto-serif-kr' },
] as const
