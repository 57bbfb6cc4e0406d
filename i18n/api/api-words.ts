import type { Language } from '#contract/languages.ts'
import { type TranslateFrom, translatorFrom } from '../translator.ts'
import { type ApiMessages, en } from './en.ts'
import { id } from './id.ts'
import { ko } from './ko.ts'
import { zhHans } from './zh-hans.ts'
import { zhHant } from './zh-hant.ts'

export const apiMessages: Record<Language, ApiMessages> = { 'zh-Hans': zhHans, en, ko, id, 'zh-Hant': zhHant }

/** The API's messages in a language. */
export function apiWords(language: Language): TranslateFrom<typeof en> {
  return translatorFrom<typeof en>(language, apiMessages[language])
}
