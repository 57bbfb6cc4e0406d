import { z } from 'zod'
import { searchKinds } from '../views/search.ts'
import { readCall } from './call.ts'
import { Line, localised, Path } from './common.ts'

const Suggestion = z.object({
  kind: z.enum(searchKinds),
  kind_name: z.string().describe('Translated name of the kind'),
  title: z.string(),
  note: z.string().describe('Code of a product or an accessory, model of a document, address of a shop; else empty'),
  link: Path.describe('The page; for a document, the file'),
})

export const search = readCall({
  path: '/api/Index/search',
  summary: 'Search suggestions while typing',
  notes:
    'Searches products (by text, measures, or code in any spelling), categories, series, accessories, documents, safety notices, questions, ' +
    'articles, pages and shops. The best answer comes first. Without a match in `lang`, the answers may be in another language. ' +
    'Only the first 100 characters of q count. Queries are never stored.',
  cache: 'never',
  fields: z.object({ q: Line.describe('Search query'), ...localised }),
  data: z.object({
    total: z.int().describe('Number of all matches'),
    message: z.string().describe('The total as a sentence'),
    link: Path.describe('The page with all matches'),
    data: z.array(Suggestion).describe('At most eight suggestions, best kinds first'),
  }),
})
