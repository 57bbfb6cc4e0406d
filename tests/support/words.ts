import { en, type Messages } from '#app/i18n/messages/en.ts'
import { id } from '#app/i18n/messages/id.ts'
import { ko } from '#app/i18n/messages/ko.ts'
import { zhHans } from '#app/i18n/messages/zh-hans.ts'
import { zhHant } from '#app/i18n/messages/zh-hant.ts'
import { type Translate, translator } from '#app/i18n/translate.ts'
import type { Language } from '#contract/languages.ts'

const messages: Record<Language, Messages> = { 'zh-Hans': zhHans, en, ko, id, 'zh-Hant': zhHant }

/** What the site says in a language, by the key of the message. */
export function wordsIn(language: Language): Translate {
  return translator(language, messages[language])
}
