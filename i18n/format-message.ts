import type { Language } from '#contract/languages.ts'

export type MessageValues = Record<string, string | number>

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
