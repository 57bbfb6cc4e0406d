import type { Language } from '#contract/languages.ts'
import { en, type MessageGroup, type Messages, type PageMessages } from './en.ts'
import { id } from './id.ts'
import { ko } from './ko.ts'
import { type Translate, translator } from './translator.ts'
import { zhHans } from './zh-hans.ts'
import { zhHant } from './zh-hant.ts'

/** The words of the interface in every language. */
export const interfaceMessages: Record<Language, Messages> = { 'zh-Hans': zhHans, en, ko, id, 'zh-Hant': zhHant }

/** The words that a page takes along: those whose keys begin with one of the groups. */
export function messagesFor(language: Language, ...groups: MessageGroup[]): PageMessages {
  const wanted = new Set<string>(groups)
  return Object.fromEntries(Object.entries(interfaceMessages[language]).filter(([key]) => wanted.has(groupOf(key))))
}

/** What the interface says, where nothing has to travel to the browser. */
export function interfaceWords(language: Language): Translate {
  return translator(language, interfaceMessages[language])
}

function groupOf(key: string): string {
  return key.split('.', 1)[0] ?? key
}
