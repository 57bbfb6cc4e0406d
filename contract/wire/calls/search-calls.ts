import { z } from 'zod'
import { searchKinds } from '#contract/views/search.ts'
import { readCall, sendCall } from '../call.ts'
import { Flag, Line, localised, Path } from '../common.ts'

export const suggestionGroups = ['products', 'accessories', 'support', 'articles', 'pages'] as const
export type SuggestionGroup = (typeof suggestionGroups)[number]

const Suggestion = z.object({
  group: z.enum(suggestionGroups),
  group_name: z.string().describe('Translated name of the group'),
  kind: z.enum(searchKinds),
  kind_name: z.string().describe('Translated name of the kind'),
  title: z.string(),
  title_lang: z.string().describe('Language of the title (BCP 47) if it is not that of `lang`; else empty'),
  note: z.string().describe('Code of a product or an accessory, model of a document, address of a shop; else empty'),
  link: Path.describe('The page; for a document, the file'),
  thumb: z.string().describe('Path of a picture up to 320 pixels wide, empty if there is none'),
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
    data: z.array(Suggestion).describe('At most eight suggestions, by group; the group of the best match comes first'),
  }),
})

export const searchOpened = sendCall({
  path: '/api/Index/searchopened',
  summary: 'A result of a search was opened',
  notes:
    'Adds to the count of searches with these words today, if there is one. Nothing about the visitor is stored. ' +
    'The response is always the same, so that nobody can find out what others search for.',
  fields: z.object({
    q: Line.trim().min(1, 'required').describe('Search query'),
    suggestion: z.enum(['0', '1']).default('0').describe('1: a suggestion was opened while typing'),
    ...localised,
  }),
  data: z.object({ received: Flag.describe('Always 1') }),
})
