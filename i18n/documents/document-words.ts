import type { Language } from '#contract/languages.ts'
import { type TranslateFrom, translatorFrom } from '../translator.ts'
import { type DocumentMessages, en } from './en.ts'
import { zhHans } from './zh-hans.ts'

/** The languages of printed documents. */
export const documentMessages = { en, 'zh-Hans': zhHans } as const satisfies { [language in Language]?: DocumentMessages }

/** Messages of a printed document. */
export function documentWords(language: keyof typeof documentMessages): TranslateFrom<typeof en> {
  return translatorFrom<typeof en>(language, documentMessages[language])
}
