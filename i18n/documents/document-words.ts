import type { Language } from '#contract/languages.ts'
import { type TranslateFrom, translatorFrom } from '../translator.ts'
import { type DocumentMessages, en } from './en.ts'
import { id } from './id.ts'
import { ko } from './ko.ts'
import { zhHans } from './zh-hans.ts'
import { zhHant } from './zh-hant.ts'

export const documentMessages = {
  en,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  ko,
  id,
} as const satisfies Record<Language, DocumentMessages>

/** Messages of a document. */
export function documentWords(language: Language): TranslateFrom<typeof en> {
  return translatorFrom<typeof en>(language, documentMessages[language])
}
