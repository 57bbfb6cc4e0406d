import type { Language } from '#contract/languages.ts'
import { interfaceWords } from '#i18n/interface/messages-for.server.ts'
import type { Translate } from '#i18n/interface/translator.ts'

/** What the site says in a language, by the key of the message. */
export const wordsIn: (language: Language) => Translate = interfaceWords
