import type { Language } from '#contract/languages.ts'
import type { Day } from '#contract/views/articles.ts'
import type { SearchKind } from '#contract/views/search.ts'
import type { ContentDatabase, Statement } from '../database/content-database.ts'
import { unpacked } from '../database/packed.ts'
import type { SearchEntry } from './search-entry.ts'
import { firstDocumentKey, indexOf } from './search-tables.ts'
import { nearestWords } from './spelling.ts'
import { isSyllables } from './terms.ts'

/** A search entry that matches a query. `isStrong`: not only the long text of the entry has the words. */
export type Match = { key: number; kind: SearchKind; code: string | null; score: number; isStrong: boolean }
/** One of these must be found: phrases of terms, or the start of a word. `isGuess`: words that are spelt almost as what was typed. */
export type Wanted = { phrases: readonly (readonly string[])[]; prefixes: readonly string[]; isGuess?: boolean }
/**
 * `title`: what was typed, in the form of titles. `documents`: if there are more than `atMost`, only if nothing else matches; `keys`: only which ones match,
 * because reading thousands takes longest.
 */
export type Query = {
  title: string
  today: Day
  documents: 'all' | 'keys' | 'none' | { atMost: number }
}
/** In any order. `leftOut`: documents that match too, but are too many. `documents`: those that match too, if only their keys were asked for. */
export type FoundMatches = { matches: Match[]; leftOut?: { isStrong: boolean }; documents?: MatchingDocuments }
export type MatchingDocuments = { keys: ReadonlySet<number>; isStrong: boolean }

/** Ranking weight of each field: title, keywords, introduction, body. */
const fieldWeights = '4.0, 3.0, 1.5, 1.0'
/** Ranking weight of each kind, otherwise 1. A search for "hood" should list hoods before their filters and leaflets. */
const kindWeights: Partial<Record<SearchKind, number>> = {
  category: 2.5,
  product: 2,
  question: 1.3,
  series: 1.2,
  notice: 1.2,
  page: 1.2,
  accessory: 1.1,
  shop: 0.8,
  press: 0.7,
  document: 0.6,
}
/** Each model has these, so they are listed only for what describes the model, not for a word in their texts. */
const ofModels: ReadonlySet<SearchKind> = new Set(['product', 'document', 'accessory'])
const onlyInBody = 0.35
const titleWeight = 4
const discontinuedWeight = 0.25

type Row = Pick<Match, 'key' | 'kind' | 'code' | 'score'> & { isNamed: number; isDiscontinued: number | null }

export function createFinder(database: ContentDatabase, language: Language) {
  const table = indexOf(language)
  const isPublic = '(published is null or published <= ?) and (until is null or until >= ?)'
  const parts = { others: `${table}.rowid < ${firstDocumentKey}`, documents: `${table}.rowid >= ${firstDocumentKey}` }
  const matching = (what: string, part: keyof typeof parts) =>
    `select ${what} from ${table} where ${table} match ? and ${parts[part]}`
  const scored = (part: keyof typeof parts) =>
    database.prepare(
      `select key, kind, code, name = ? as isNamed, discontinued <= ? as isDiscontinued, -bm25(${table}, ${fieldWeights}) as score
       from ${table} cross join search_entries on key = ${table}.rowid where ${table} match ? and ${parts[part]} and ${isPublic}`,
    )
  const select = { others: scored('others'), documents: scored('documents') }
  const keysOf = (part: keyof typeof parts) => database.prepare(matching('rowid', part))
  const keys = { others: keysOf('others'), documents: keysOf('documents') }
  const first = database.prepare(`select 1 from ${table} where ${table} match ? limit 1`)
  const countOfDocuments = database.prepare(`select count(*) as count from (${matching('rowid', 'documents')} limit ?)`)
  const text = database.prepare('select value from search_texts where key = ?')
  const namedBy = (column: 'target' | 'kind') =>
    database.prepare(
      `select key, kind, code from search_entries where language = ? and ${column} = ? and ${isPublic} order by key`,
    )
  const named = { target: namedBy('target'), kind: namedBy('kind') }
  const ofCodes = database.prepare(
    `select key, kind, code from search_entries where language = ? and code in (select value from json_each(?)) and ${isPublic} order by key`,
  )
  const begins = database.prepare('select 1 from search_words where language = ? and word >= ? and word < ? limit 1')
  let words: ReadonlySet<string> | undefined

  const keysIn = (statement: Statement, expression: string) =>
    new Set(statement.all(expression).map(({ rowid }) => Number(rowid)))
  const countUpTo = (most: number, expression: string) => Number(countOfDocuments.get(expression, most)?.['count'])

  return {
    /** Entries with all that is wanted. */
    find(wanted: readonly Wanted[], { title, today, documents: which }: Query): FoundMatches {
      // Of some words there is nothing to look for, as of "the" in Chinese.
      const sought = wanted.filter(({ phrases, prefixes }) => phrases.length + prefixes.length > 0)
      if (sought.length === 0) return { matches: [] }
      const expression = sought.map(expressionOf).join(' AND ')
      if (first.get(expression) === undefined) return { matches: [] }
      const inFields = `{title keywords intro} : (${expression})`
      const strongOthers = keysIn(keys.others, inFields)
      const hasStrong = strongOthers.size + countUpTo(1, inFields) > 0

      function matchesIn(part: keyof typeof select, strongKeys: ReadonlySet<number>): Match[] {
        return select[part].all(title, today, expression, today, today).flatMap((row) => {
          // They were written from values of these types.
          const { key, kind, code, score, isNamed, isDiscontinued } = row as Row
          const isStrong = strongKeys.has(key)
          if (hasStrong && !isStrong && ofModels.has(kind)) return []
          const ofEntry = (isNamed ? titleWeight : 1) * (isDiscontinued ? discontinuedWeight : 1)
          const weight = (kindWeights[kind] ?? 1) * (isStrong ? 1 : onlyInBody) * ofEntry
          return { key, kind, code, isStrong, score: score * weight }
        })
      }

      const matches = matchesIn('others', strongOthers)
      if (which === 'none') return { matches }
      const relevant = hasStrong ? inFields : expression
      if (which === 'keys') return { matches, documents: { keys: keysIn(keys.documents, relevant), isStrong: hasStrong } }
      const most = which === 'all' ? Number.POSITIVE_INFINITY : which.atMost
      const count = countUpTo(which === 'all' ? 1 : most + 1, relevant)
      if (count > most && matches.length > 0) return { matches, leftOut: { isStrong: hasStrong } }
      if (count === 0) return { matches }
      return { matches: [...matches, ...matchesIn('documents', keysIn(keys.documents, inFields))] }
    },
    /** Entries by what they link to, or all of a kind. */
    named(column: keyof typeof named, value: string, today: Day): Match[] {
      return named[column].all(language, value, today, today).map(namedMatch)
    },
    /** Products and accessories by their codes, in the order of the codes. */
    ofCodes(codes: readonly string[], today: Day): Match[] {
      if (codes.length === 0) return []
      const found = Map.groupBy(ofCodes.all(language, JSON.stringify(codes), today, today).map(namedMatch), ({ code }) => code)
      return codes.flatMap((code) => found.get(code) ?? [])
    },
    /** Whether any entry has what is wanted. */
    has: (wanted: Wanted): boolean => first.get(expressionOf(wanted)) !== undefined,
    /** Whether a word of the content begins so. */
    isKnown: (word: string) => begins.get(language, word, `${word}\uffff`) !== undefined,
    /** The words of the content that are nearest. */
    similarTo(word: string, others: Iterable<string>): string[] {
      words ??= new Set([
        ...others,
        ...database
          .prepare('select word from search_words where language = ?')
          .all(language)
          .map((row) => String(row['word'])),
      ])
      return nearestWords(word, words)
    },
    entry: ({ key }: Pick<Match, 'key'>): SearchEntry => unpacked(text.get(key)?.['value']),
  }
}
export type Finder = ReturnType<typeof createFinder>

// The kinds were written from values of this type.
const namedMatch = ({ key, kind, code }: Record<string, unknown>): Match => ({
  key: Number(key),
  kind: kind as SearchKind,
  code: code as string | null,
  score: 0,
  isStrong: true,
})

export const byScore = (a: Match, b: Match) => b.score - a.score || a.key - b.key

/** A whole word counts as itself and as a prefix, so it ranks higher than the start of a longer word. Terms have no quotation marks. */
function expressionOf({ phrases, prefixes }: Wanted): string {
  return `(${[...phrases.map((terms) => `"${terms.join(' ')}"`), ...prefixes.map((term) => `"${term}" *`)].join(' OR ')})`
}

/** The terms of a phrase as the index has them one after the other. A single character is the start of a pair. */
export function wantedPhrase(terms: readonly string[]): Wanted {
  const [only] = terms
  return terms.length === 1 && only && isSyllables(only) && [...only].length === 1
    ? { phrases: [], prefixes: [only] }
    : { phrases: terms.length === 0 ? [] : [terms], prefixes: [] }
}
