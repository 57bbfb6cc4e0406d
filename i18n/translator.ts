import type { Language } from '#contract/languages.ts'
import { formatMessage } from './format-message.ts'
import type { ValuesOf } from './message-values.ts'

/** Says a message of an area: its key and its arguments, as the English text names them. */
export type TranslateFrom<English extends Record<string, string>> = <Key extends keyof English & string>(
  key: Key,
  ...values: ValuesOf<English[Key]>
) => string

/** A key without a message stands for itself. */
export function translatorFrom<English extends Record<string, string>>(
  language: Language,
  messages: { readonly [Key in keyof English]?: string },
): TranslateFrom<English> {
  return (key, ...[values]) => formatMessage(language, messages[key] ?? key, values)
}
