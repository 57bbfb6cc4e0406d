import { z } from 'zod'
import { searchKinds } from '../views/search.ts'
import { readCall } from './call.ts'
import { Line, localised, Path } from './common.ts'

const Suggestion = z.object({
  kind: z.enum(searchKinds),
  kind_name: z.string().describe('The kind in words'),
  title: z.string(),
  note: z.string().describe('A product’s code, a document’s model, a shop’s address; else empty'),
  link: Path.describe('The page, or of a document the file'),
})

export const search = readCall({
  path: '/api/Index/search',
  summary: 'Suggestions while somebody types into the search',
  notes:
    'Looks through products (by words, or by their code in any spelling), documents, questions, articles and shops. ' +
    'The first 100 characters of q count. What was searched for is kept nowhere.',
  cache: 'never',
  fields: z.object({ q: Line.describe('What is looked for'), ...localised }),
  data: z.object({
    total: z.int().describe('Everything that was found'),
    message: z.string().describe('The total in words'),
    link: Path.describe('The page with everything that was found'),
    data: z.array(Suggestion).describe('At most eight, the best kinds first'),
  }),
})
