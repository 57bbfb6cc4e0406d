import type { Language } from '#contract/languages.ts'
import { type AreaMessages, en, type Messages } from './en.ts'
import { id } from './id.ts'
import { ko } from './ko.ts'
import { type Translate, translator } from './translator.ts'
import { zhHans } from './zh-hans.ts'
import { zhHant } from './zh-hant.ts'

/** The messages of the interface in every language. */
export const interfaceMessages: Record<Language, Messages> = {
  'zh-Hans': together(zhHans),
  en: together(en),
  ko: together(ko),
  id: together(id),
  'zh-Hant': together(zhHant),
}

function together(areas: AreaMessages): Messages {
  return Object.assign({}, ...Object.values(areas))
}

/** All messages of the interface, for use on the server, where their size doesn't matter. */
export function interfaceWords(language: Language): Translate {
  return translator(language, interfaceMessages[language])
}
