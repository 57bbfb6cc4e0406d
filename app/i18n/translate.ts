import type { Language } from '#contract/languages.ts'
import type { MessageKey } from './messages/en.ts'
import type { PageMessages } from './page-messages.ts'

export type MessageValues = Record<string, string | number>
export type Translate = (key: MessageKey, values?: MessageValues) => string

/**
 * Fills a message: `{name}` with a value, `{count, plural, one {# product} other {# products}}` by the language's own plural rules. This is
 * the part of ICU that the messages use; numbers are written as the language writes them.
 */
export function formatMessage(language: Language, message: string, values: MessageValues = {}): string {
  if (!message.includes('{')) return message

  const number = new Intl.NumberFormat(language)
  const written = (value: string | number | undefined) => (typeof value === 'number' ? number.format(value) : (value ?? ''))

  return message
    .replace(/\{(\w+), plural,((?:\s*(?:=\d+|\w+) \{[^{}]*\})+)\s*\}/g, (_, name: string, branches: string) => {
      const count = Number(values[name] ?? 0)
      const rule = new Intl.PluralRules(language).select(count)
      const texts = new Map([...branches.matchAll(/(=\d+|\w+) \{([^{}]*)\}/g)].map(([, key, text]) => [key, text]))
      const text = texts.get(`=${count}`) ?? texts.get(rule) ?? texts.get('other') ?? ''
      return text.replaceAll('#', number.format(count))
    })
    .replace(/\{(\w+)\}/g, (_, name: string) => written(values[name]))
}

/** A key whose words the page did not take along stands for itself; `page-messages.test.ts` sees to it that there is none. */
export function translator(language: Language, messages: PageMessages): Translate {
  return (key, values) => formatMessage(language, messages[key] ?? key, values)
}
