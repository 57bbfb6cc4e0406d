import type { Language } from '#contract/languages.ts'
import { en, type Messages } from '#i18n/interface/en.ts'
import { id } from '#i18n/interface/id.ts'
import { ko } from '#i18n/interface/ko.ts'
import { type Translate, translator } from '#i18n/interface/translator.ts'
import { zhHans } from '#i18n/interface/zh-hans.ts'
import { zhHant } from '#i18n/interface/zh-hant.ts'

const messages: Record<Language, Messages> = { 'zh-Hans': zhHans, en, ko, id, 'zh-Hant': zhHant }

/** What the site says in a language, by the key of the message. */
export function wordsIn(language: Language): Translate {
  return translator(language, messages[language])
}
