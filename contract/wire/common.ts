import { z } from 'zod'
import { categories } from '../categories.ts'
import { defaultLanguage, type Language, languageEntry, languageOfTag, languages } from '../languages.ts'

/** The only country this site serves, and the default of every call. */
const country = 'sg'

/** Flags travel as 0 or 1. */
export const Flag = z.union([z.literal(0), z.literal(1)])

/** One of the five tags; absent or empty is English, anything else is refused. Comes out as the language it means. */
export const Lang = z
  .enum(languages.map((entry) => entry.tag))
  .default(languageEntry(defaultLanguage).tag)
  .transform((tag): Language => languageOfTag(tag) ?? defaultLanguage)
  .describe('Language of the answer')

const Country = z.literal(country).default(country).describe('Country; there is only sg')

/** What every call carries beside its own fields; it stands last, so that errors begin with the call's own. */
export const localised = { lang: Lang, country: Country }

/** A category by its number, as text. */
export const Category = z
  .enum(categories.map(({ number }) => String(number)))
  .transform((text) => Number(text) as (typeof categories)[number]['number'])
  .describe('Category, 1 to 6')

/** Text of one line. */
export const Line = z.string().refine((text) => !/[\n\u2028\u2029]/.test(text), 'lineBreak')

/** Ids joined by commas; blanks around them do not count, repeated ones do (whoever reads them decides). */
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
/** `undefined` is what the site's first client sent where it had no number. */
export const Limit = z
  .string()
  .regex(/^([1-9][0-9]?|undefined)$/)
  .default(String(longestPage))
  .transform((text) => (text === 'undefined' ? longestPage : Number(text)))
  .describe('Entries a page, 1 to 99')

export const Path = z.string().describe('Absolute path on this site')
export const CategoryText = z.string().describe('Category, 1 to 6')
