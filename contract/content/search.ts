import { z } from 'zod'
import { type PageKey, pageKeys } from '../pages/table.ts'
import { searchKinds } from '../views/search.ts'
import { CategoryId, LanguageName, line, ParameterKey } from './words.ts'

/** A page by its name in `contract/pages/table.ts`. */
const PageName = z
  .custom<PageKey>((name) => pageKeys.some((key) => key === name), 'the name of a page')
  .meta({ choices: pageKeys })

/** What visitors who use the words look for. At most one. */
const Meaning = z.union([
  /** The page is listed first. `alone`: only if nothing else is asked: with "price", the page about charges, but not with "price of an oven". */
  z.strictObject({ page: PageName, alone: z.boolean().default(false) }),
  z.strictObject({ category: CategoryId }),
  /** Everything of a kind that matches the other words; without other words, all of it if there is little. */
  z.strictObject({ kind: z.enum(searchKinds), page: PageName.optional() }),
  /** Products by a parameter, or by price. */
  z.strictObject({ order: z.union([z.literal('price'), ParameterKey]), first: z.enum(['lowest', 'highest']) }),
])

/** `content/search.yaml`: words with the same meaning for the search. A visitor who types one also finds the others. */
export const SearchFile = z.array(
  z.strictObject({
    /** What the words mean, in English. */
    means: line,
    finds: Meaning.optional(),
    words: z.partialRecord(LanguageName, z.array(line).min(1)),
  }),
)
export type SearchFile = z.infer<typeof SearchFile>
