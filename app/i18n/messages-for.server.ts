import type { Language } from '#contract/languages.ts'
import { en, type MessageGroup, type Messages } from './messages/en.ts'
import { id } from './messages/id.ts'
import { ko } from './messages/ko.ts'
import { zhHans } from './messages/zh-hans.ts'
import { zhHant } from './messages/zh-hant.ts'
import type { PageMessages } from './page-messages.ts'

const all: Record<Language, Messages> = { 'zh-Hans': zhHans, en, ko, id, 'zh-Hant': zhHant }

/** The words that a page takes along: those whose keys begin with one of the groups. */
export function messagesFor(language: Language, ...groups: MessageGroup[]): PageMessages {
  const wanted = new Set<string>(groups)
  return Object.fromEntries(Object.entries(all[language]).filter(([key]) => wanted.has(groupOf(key))))
}

function groupOf(key: string): string {
  return key.split('.', 1)[0] ?? key
}
