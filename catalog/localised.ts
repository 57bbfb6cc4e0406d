import { defaultLanguage, type Language, languageNames } from '#contract/languages.ts'
import type { Html, Text } from '#contract/views.ts'
import { joinUnits } from './format/typography.ts'
import { breaksBetweenWords, wordBreaks } from './format/word-breaks.ts'

/** A value in up to five languages. English is required, and missing languages fall back to it. */
export type Localised<T> = { en: T } & { [other in Language]?: T }

/** The value in a language. `lang` is set only if it fell back to English. */
export function inLanguage<T>(entries: Localised<T>, language: Language): { value: T; lang?: Language } {
  const value = entries[language]
  return value === undefined ? { value: entries.en, lang: defaultLanguage } : { value }
}

export function textIn(words: Localised<string>, language: Language): Text {
  const { value, ...fallback } = inLanguage(words, language)
  return { ...laidOut(value, fallback.lang ?? language), ...fallback }
}

/** For a sentence shown in heading size: Chinese lines break between words only, at any length. */
export function statementIn(words: Localised<string>, language: Language): Text {
  const { value, ...fallback } = inLanguage(words, language)
  return { ...laidOut(value, fallback.lang ?? language, breaksBetweenWords), ...fallback }
}

export function textsIn(words: Localised<readonly string[]>, language: Language): Text[] {
  const { value, ...fallback } = inLanguage(words, language)
  return value.map((text) => ({ ...laidOut(text, fallback.lang ?? language), ...fallback }))
}

/** Prepares a text for a page: units stay with their numbers, and Chinese headings break between words. */
export function laidOut(words: string, language: Language, breaksOf = wordBreaks): Text {
  const text = joinUnits(words)
  const breaks = breaksOf(text, language)
  return breaks.length === 0 ? { text } : { text, breaks }
}

/** `words` must be sanitised HTML. */
export function htmlIn(words: Localised<string>, language: Language): Html {
  const { value, ...fallback } = inLanguage(words, language)
  return { html: joinUnits(value), ...fallback }
}

/** Picks a value from the entry of each language. A missing value falls back to English, and then to `orElse`. */
export function pickEach<A, B>(
  entries: Localised<A>,
  pick: (entry: A, language: Language) => B | undefined,
  orElse?: B,
): Localised<B> {
  const english = pick(entries.en, defaultLanguage) ?? orElse
  if (english === undefined) throw new Error('English text is missing; the content checks should have reported it')

  const picked: Localised<B> = { en: english }
  for (const language of languageNames) {
    const entry = entries[language]
    const value = entry === undefined ? undefined : pick(entry, language)
    if (value !== undefined) picked[language] = value
  }
  return picked
}
