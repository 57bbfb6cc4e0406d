import type { Language } from '#contract/languages.ts'

/** The locale passed to `Intl` for each language. English needs a region, because plain `en` writes dates the American way, month first. */
export const locales: Record<Language, string> = {
  en: 'en-SG',
  'zh-Hans': 'zh-Hans-SG',
  ko: 'ko',
  id: 'id',
  'zh-Hant': 'zh-Hant',
}
