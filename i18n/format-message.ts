import type { Language } from '#contract/languages.ts'
import { locales } from './locales.ts'
import { formatNumber } from './number-format.ts'

/**
 * Fills in the arguments of a message: `{name}` takes a text, `{n, number}` a number, `{n, plural, one {# product} other {# products}}` follows the
 * language's plural rules. Supports only the part of ICU MessageFormat that the messages use; `messages.test.ts` compares it with a full
 * implementation.
 */
export function formatMessage(
  language: Language,
  message: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  if (!message.includes('{')) return message

  // A message without plurals is the rule, and this runs a hundred times for a page.
  const chosen = message.includes(', plural,') ? withPlurals(language, message, values) : message
  return chosen.replace(/\{(\w+)(, number)?\}/g, (_, name: string, isNumber?: string) =>
    isNumber ? formatNumber(Number(values[name] ?? 0), language) : String(values[name] ?? ''),
  )
}

function withPlurals(language: Language, message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+), plural,((?:\s*(?:=\d+|\w+) \{[^{}]*\})+)\s*\}/g, (_, name: string, branches: string) => {
    const count = Number(values[name] ?? 0)
    const rule = pluralRules(language).select(count)
    const texts = new Map([...branches.matchAll(/(=\d+|\w+) \{([^{}]*)\}/g)].map(([, key, text]) => [key, text]))
    const text = texts.get(`=${count}`) ?? texts.get(rule) ?? texts.get('other') ?? ''
    return text.replaceAll('#', formatNumber(count, language))
  })
}

// Creating an object of rules costs more than a thousand uses.
const rulesByLanguage = new Map<Language, Intl.PluralRules>()

function pluralRules(language: Language): Intl.PluralRules {
  const rules = rulesByLanguage.get(language) ?? new Intl.PluralRules(locales[language])
  rulesByLanguage.set(language, rules)
  return rules
}
