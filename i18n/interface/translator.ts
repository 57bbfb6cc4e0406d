import type { Language } from '#contract/languages.ts'
import { formatMessage } from '../format-message.ts'
import type { ValuesOf } from '../message-values.ts'
import type { Area, EnglishMessages, MessageKey, Messages } from './en.ts'

/** Translates the keys of these areas, with the arguments that the English message names. A function that translates names the areas that it needs. */
export type Translate<in Of extends Area = Area> = (...message: MessageArguments[Of]) => string

type MessageArguments = { [Of in Area]: ArgumentsOf<MessageKey<Of>> }

/** Messages without arguments are one tuple, so that a condition may choose the key. */
type ArgumentsOf<Key> = [key: Extract<Key, PlainKey>] | KeyWithValues<Exclude<Key, PlainKey>>
type PlainKey = { [Key in MessageKey]: ValuesOf<EnglishMessages[Key]> extends [] ? Key : never }[MessageKey]
type KeyWithValues<Key> = Key extends MessageKey ? [key: Key, ...values: ValuesOf<EnglishMessages[Key]>] : never

export function translator(language: Language, messages: Messages): Translate {
  return (...[key, values]) => formatMessage(language, messages[key], values)
}
