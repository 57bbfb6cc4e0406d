import type { Language } from '#contract/languages.ts'
import { formatMessage } from './format-message.ts'
import type { ValuesOf } from './message-values.ts'

/** Translates a key of an area, with its arguments as named in the English message. */
export type TranslateFrom<English extends Record<string, string>> = <Key extends keyof English & string>(
  key: Key,
  ...values: ValuesOf<English[Key]>
) => string

/** Returns the key itself if it has no message. */
export function translatorFrom<English extends Record<string, string>>(
  language: Language,
  messages: { readonly [Key in keyof English]?: string },
): TranslateFrom<English> {
  return (key, ...[values]) => formatMessage(language, messages[key] ?? key, values)
}
