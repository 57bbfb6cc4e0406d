import type { Language } from '#contract/languages.ts'
import { formatMessage, type MessageValues } from '../format-message.ts'
import type { MessageKey, PageMessages } from './en.ts'

export type Translate = (key: MessageKey, values?: MessageValues) => string

/** A key whose words the page did not take along stands for itself; `page-messages.test.ts` sees to it that there is none. */
export function translator(language: Language, messages: PageMessages): Translate {
  return (key, values) => formatMessage(language, messages[key] ?? key, values)
}
