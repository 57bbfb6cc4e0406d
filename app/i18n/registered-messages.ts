import type { Language } from '#contract/languages.ts'
import type { Messages } from './messages/en.ts'

const registered = new Map<Language, Messages>()

export function registerMessages(language: Language, messages: Messages) {
  registered.set(language, messages)
}

/** The words of a language: all five on the server, the page's own in the browser. */
export function messagesOf(language: Language): Messages {
  const messages = registered.get(language)
  if (!messages) throw new Error(`The messages of ${language} are not loaded`)
  return messages
}
