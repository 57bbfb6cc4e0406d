import { z } from 'zod'
import { country, defaultLanguage, type Language, languageEntry, languageOfTag, languages } from '../languages.ts'
import { categories } from '../products/categories.ts'

export const Flag = z.union([z.literal(0), z.literal(1)])

/** One of the five language tags, parsed to the language. A missing or empty tag means English; any other is an error. */
export const Lang = z
  .enum(languages.map((entry) => entry.tag))
  .default(languageEntry(defaultLanguage).tag)
  .transform((tag): Language => languageOfTag(tag) ?? defaultLanguage)
  .describe('Language of the response')

const Country = z.literal(country).default(country).describe('Country; only sg is available')

/** Fields that every call has. Spread them last, so that errors list the call's own fields first. */
export const localised = { lang: Lang, country: Country }

/** A category number, as text. */
export const Category = z
  .enum(categories.map(({ number }) => String(number)))
  .transform((text) => Number(text) as (typeof categories)[number]['number'])
  .describe('Category, 1 to 6')

/** Text without line breaks. */
export const Line = z.string().refine((text) => !/[\n\u2028\u2029]/.test(text), 'lineBreak')

/** Comma-separated ids; spaces around them are removed. Duplicates stay: the caller of the schema handles them. */
export const Ids = Line.transform((text) =>
  text
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== ''),
)

export const Page = z
  .string()
  .regex(/^[1-9][0-9]{0,8}$/)
  .default('1')
  .transform(Number)
  .describe('Page, from 1')

const longestPage = 99
/** The site's first client sent the text `undefined` if it had no number. */
export const Limit = z
  .string()
  .regex(/^([1-9][0-9]?|undefined)$/)
  .default(String(longestPage))
  .transform((text) => (text === 'undefined' ? longestPage : Number(text)))
  .describe('Entries per page, 1 to 99')

export const Path = z.string().describe('Absolute path on this site')
export const PriceText = z.string().describe('Lowest price in Singapore dollars with GST, empty if there is none')
export const PriceDay = z.string().describe('Day of the price (YYYY-MM-DD), empty if there is none')
export const CategoryText = z.string().describe('Category, 1 to 6')
