import type { Language } from '#contract/languages.ts'

/** The tag that `Intl` gets for each language. Without a region, English days would be American: the month before the day. */
export const locales: Record<Language, string> = {
  en: 'en-SG',
  'zh-Hans': 'zh-Hans-SG',
  ko: 'ko',
  id: 'id',
  'zh-Hant': 'zh-Hant',
}
