import type { Language } from '#contract/languages.ts'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'
import type { Translate } from '#i18n/interface/translator.ts'

/** Interface messages of a language, by key. */
export const wordsIn: (language: Language) => Translate = interfaceWords
