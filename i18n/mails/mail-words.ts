import type { Language } from '#contract/languages.ts'
import { type TranslateFrom, translatorFrom } from '../translator.ts'
import { en, type MailMessages } from './en.ts'
import { id } from './id.ts'
import { ko } from './ko.ts'
import { zhHans } from './zh-hans.ts'
import { zhHant } from './zh-hant.ts'

export const mailMessages: Record<Language, MailMessages> = { 'zh-Hans': zhHans, en, ko, id, 'zh-Hant': zhHant }

/** The mail messages in a language. */
export function mailWords(language: Language): TranslateFrom<typeof en> {
  return translatorFrom<typeof en>(language, mailMessages[language])
}
