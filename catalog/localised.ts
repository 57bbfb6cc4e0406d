import { defaultLanguage, type Language, languageNames } from '#contract/languages.ts'
import type { Html, Text } from '#contract/views.ts'
import { keepUnits } from './format/typography.ts'
import { breaksBetweenWords, wordBreaks } from './format/word-breaks.ts'

/** One thing in up to five languages. English is always there; what else is missing falls back to it. */
export type Localised<T> = { en: T } & { [other in Language]?: T }

/** The entry of a language; `lang` is set only where it fell back to English. */
export function inLanguage<T>(entries: Localised<T>, language: Language): { value: T; lang?: Language } {
  const value = entries[language]
  return value === undefined ? { value: entries.en, lang: defaultLanguage } : { value }
}

export function textIn(words: Localised<string>, language: Language): Text {
  const { value, ...fallback } = inLanguage(words, language)
  return { ...laidOut(value, fallback.lang ?? language), ...fallback }
}

/** A sentence that is set as large as a heading: its lines end between words, however long it is. */
export function statementIn(words: Localised<string>, language: Language): Text {
  const { value, ...fallback } = inLanguage(words, language)
  return { ...laidOut(value, fallback.lang ?? language, breaksBetweenWords), ...fallback }
}

export function textsIn(words: Localised<readonly string[]>, language: Language): Text[] {
  const { value, ...fallback } = inLanguage(words, language)
  return value.map((text) => ({ ...laidOut(text, fallback.lang ?? language), ...fallback }))
}

/** A text in its own language, ready for a page: units stay with their numbers, and Chinese headings break between words. */
export function laidOut(words: string, language: Language, breaksOf = wordBreaks): Text {
  const text = keepUnits(words)
  const breaks = breaksOf(text, language)
  return breaks.length === 0 ? { text } : { text, breaks }
}

/** `words` are sanitised HTML. */
export function htmlIn(words: Localised<string>, language: Language): Html {
  const { value, ...fallback } = inLanguage(words, language)
  return { html: keepUnits(value), ...fallback }
}

/** Taken out of each language's entry; where that language leaves it out, English stands in, and `orElse` where English does too. */
export function pickEach<A, B>(
  entries: Localised<A>,
  pick: (entry: A, language: Language) => B | undefined,
  orElse?: B,
): Localised<B> {
  const english = pick(entries.en, defaultLanguage) ?? orElse
  if (english === undefined) throw new Error('Words without English got past the checks')

  const picked: Localised<B> = { en: english }
  for (const language of languageNames) {
    const entry = entries[language]
    const value = entry === undefined ? undefined : pick(entry, language)
    if (value !== undefined) picked[language] = value
  }
  return picked
}
