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
  const key = `${language} ${groups.join(' ')}`
  const messages =
    known.get(key) ?? Object.freeze(Object.fromEntries(groups.flatMap((group) => groupsOf(language).get(group) ?? [])))
  known.set(key, messages)
  return messages
}

export type MessageSet = (language: Language) => PageMessages

/** The messages that a page sends. For the top level of a module: the build writes a file for every set (`app/loading/message-files.server.ts`). */
export function messageSet(...groups: MessageGroup[]): MessageSet {
  const set: MessageSet = (language) => messagesFor(language, ...groups)
  messageSets.push(set)
  return set
}

/** Every set of the loaded modules. */
export const messageSets: MessageSet[] = []

// Each page asks for the same groups in every render.
const known = new Map<string, PageMessages>()

type Grouped = ReadonlyMap<string, readonly (readonly [string, string])[]>
const groupsByLanguage = new Map<Language, Grouped>()

/** Grouped once, because there are more than a thousand messages. */
function groupsOf(language: Language): Grouped {
  const grouped =
    groupsByLanguage.get(language) ?? Map.groupBy(Object.entries(interfaceMessages[language]), ([key]) => groupOf(key))
  groupsByLanguage.set(language, grouped)
  return grouped
}

/** All messages of the interface, for use on the server, where their size doesn't matter. */
export function interfaceWords(language: Language): Translate {
  return translator(language, interfaceMessages[language])
}

function groupOf(key: string): string {
  return key.split('.', 1)[0] ?? key
}
