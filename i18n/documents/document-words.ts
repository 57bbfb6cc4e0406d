import type { Language } from '#contract/languages.ts'
import { type TranslateFrom, translatorFrom } from '../translator.ts'
import { type DocumentMessages, en } from './en.ts'
import { zhHans } from './zh-hans.ts'

/** Documents are printed in these languages. */
export const documentMessages = { en, 'zh-Hans': zhHans } as const satisfies { [language in Language]?: DocumentMessages }

/** What a printed document says around the facts of its product. */
export function documentWords(language: keyof typeof documentMessages): TranslateFrom<typeof en> {
  return translatorFrom<typeof en>(language, documentMessages[language])
}
