import type { Language } from '#contract/languages.ts'
import { interfaceMessages } from '#i18n/interface/messages-for.server.ts'
import { type Translate, translator } from '#i18n/interface/translator.ts'

/** What the site says in a language, by the key of the message. */
export function wordsIn(language: Language): Translate {
  return translator(language, interfaceMessages[language])
}
