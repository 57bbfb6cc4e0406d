import { z } from 'zod'
import { categories } from '../categories.ts'
import { defaultLanguage, type Language, languageEntry, languageOfTag, languages } from '../languages.ts'

/** The only country this site serves, and the default of every call. */
export const country = 'sg'

/** Flags travel as 0 or 1. */
export const Flag = z.union([z.literal(0), z.literal(1)])

/** One of the five tags; absent or empty is English, anything else is refused. Comes out as the language it means. */
export const Lang = z
  .enum(languages.map((entry) => entry.tag))
  .default(languageEntry(defaultLanguage).tag)
  .transform((tag): Language => languageOfTag(tag) ?? defaultLanguage)
  .describe('Language tag')

export const Country = z.literal(country).default(country).describe('Country; only sg')

/** A category by its number, as text. */
export const Category = z
  .enum(categories.map(({ number }) => String(number)))
  .transform((text) => Number(text) as (typeof categories)[number]['number'])
  .describe('Category, 1 to 6')

export const Path = z.string().describe('Absolute path on this site')
