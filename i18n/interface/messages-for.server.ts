import type { Language } from '#contract/languages.ts'
import { en, type MessageGroup, type Messages, type PageMessages } from './en.ts'
import { id } from './id.ts'
import { ko } from './ko.ts'
import { type Translate, translator } from './translator.ts'
import { zhHans } from './zh-hans.ts'
import { zhHant } from './zh-hant.ts'

/** The messages of the interface in every language. */
export const interfaceMessages: Record<Language, Messages> = { 'zh-Hans': zhHans, en, ko, id, 'zh-Hant': zhHant }

/** The messages whose keys begin with one of these groups. */
export function messagesFor(language: Language, ...groups: MessageGroup[]): PageMessages {
  const wanted = new Set<string>(groups)
  return Object.fromEntries(Object.entries(interfaceMessages[language]).filter(([key]) => wanted.has(groupOf(key))))
}

/** All messages of the interface, for use on the server, where their size doesn't matter. */
export function interfaceWords(language: Language): Translate {
  return translator(language, interfaceMessages[language])
}

function groupOf(key: string): string {
  return key.split('.', 1)[0] ?? key
}
