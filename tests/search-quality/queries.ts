import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { type Language, languageNames } from '#contract/languages.ts'
import { Answer } from './answer.ts'

const Query = z.strictObject({
  query: z.string().min(1).max(100),
  /** Any of these answers the query. */
  expect: z.array(Answer).min(1),
})
const QueryFile = z.strictObject({ queries: z.array(Query) })

/** What a visitor of the pages in this language types. */
export type Query = z.infer<typeof Query> & { language: Language }

const queriesIn = (file: 'queries' | 'questions' | 'asked'): readonly Query[] =>
  languageNames.flatMap((language) => {
    const text = readFileSync(join(import.meta.dirname, `${file}.${language}.yaml`), 'utf8')
    return QueryFile.parse(parse(text)).queries.map((query) => ({ ...query, language }))
  })

export const queries = queriesIn('queries')
/** Written down before anybody saw what the search finds for them. */
export const questions = queriesIn('questions')
/** Everyday words, written down likewise. The search was then improved with them, and the test has a higher bound for them. */
export const asked = queriesIn('asked')
