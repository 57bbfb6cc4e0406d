import type { Language } from '#contract/languages.ts'
import type { Day } from '#contract/views/articles.ts'
import type { SearchKind } from '#contract/views/search.ts'
import type { ContentDatabase, Statement } from '../database/content-database.ts'
import { unpacked } from '../database/packed.ts'
import type { EntryFacts, FactsOfSearch } from './entry-facts.ts'
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
  pause: () => Promise<void>
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

type Row = [key: number, score: number]

/** Rows that are read before other work may get a turn. */
const usualRows = 200

/** `facts`: those of all languages. */
export function createFinder(database: ContentDatabase, facts: EntryFacts, language: Language, rowsPerStep = usualRows) {
  const table = indexOf(language)
  const isPublic = '(published is null or published <= ?) and (until is null or until >= ?)'
  const parts = { others: `${table}.rowid < ${firstDocumentKey}`, documents: `${table}.rowid >= ${firstDocumentKey}` }
  const matching = (what: string, part: keyof typeof parts) =>
    `select ${what} from ${table} where ${table} match ? and ${parts[part]}`
  const scored = (part: keyof typeof parts) =>
    createPool(() => arraysOf(database, matching(`rowid, -bm25(${table}, ${fieldWeights})`, part)))
  const select = { others: scored('others'), documents: scored('documents') }
  const keysOf = (part: keyof typeof parts) => arraysOf(database, matching('rowid', part))
  const keys = { others: keysOf('others'), documents: keysOf('documents') }
  const first = database.prepare(`select 1 from ${table} where ${table} match ? limit 1`)
  const countOfDocuments = arraysOf(database, `select count(*) from (${matching('rowid', 'documents')} limit ?)`)
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

  // Rows are arrays.
  const keysIn = (statement: Statement, expression: string) =>
    new Set((statement.all(expression) as unknown as [number][]).map(([key]) => key))
  const countUpTo = (most: number, expression: string) =>
    Number((countOfDocuments.get(expression, most) as unknown as [number])[0])

  return {
    /** Entries with all that is wanted. There may be thousands, which takes some milliseconds. */
    async find(wanted: readonly Wanted[], { title, today, documents: which, pause }: Query): Promise<FoundMatches> {
      // Of some words there is nothing to look for, as of "the" in Chinese.
      const sought = wanted.filter(({ phrases, prefixes }) => phrases.length + prefixes.length > 0)
      if (sought.length === 0) return { matches: [] }
      const expression = sought.map(expressionOf).join(' AND ')
      if (first.get(expression) === undefined) return { matches: [] }
      const inFields = `{title keywords intro} : (${expression})`
      const strongOthers = keysIn(keys.others, inFields)
      const hasStrong = strongOthers.size + countUpTo(1, inFields) > 0
      const ofEntry = facts(title, today)

      async function add(part: keyof typeof select, strongKeys: ReadonlySet<number>, matches: Match[]) {
        using statement = select[part].take()
        let rows = 0
        for (const found of statement.use.iterate(expression)) {
          // Rows are arrays.
          const [key, score] = found as unknown as Row
          const isStrong = strongKeys.has(key)
          const kind = ofEntry.kind(key)
          if (ofEntry.isPublic(key) && (!hasStrong || isStrong || !ofModels.has(kind))) {
            const weight = (kindWeights[kind] ?? 1) * (isStrong ? 1 : onlyInBody) * weightOf(ofEntry, key)
            matches.push({ key, kind, code: ofEntry.code(key), isStrong, score: score * weight })
          }
          rows += 1
          if (rows % rowsPerStep === 0) await pause()
        }
      }

      const matches: Match[] = []
      await add('others', strongOthers, matches)
      if (which === 'none') return { matches }
      const relevant = hasStrong ? inFields : expression
      if (which === 'keys') {
        await pause()
        return { matches, documents: { keys: keysIn(keys.documents, relevant), isStrong: hasStrong } }
      }
      const most = which === 'all' ? Number.POSITIVE_INFINITY : which.atMost
      const count = countUpTo(which === 'all' ? 1 : most + 1, relevant)
      if (count > most && matches.length > 0) return { matches, leftOut: { isStrong: hasStrong } }
      if (count > 0) await add('documents', keysIn(keys.documents, inFields), matches)
      return { matches }
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

/** A statement whose rows are arrays: there may be thousands, and arrays are made faster than objects. */
function arraysOf(database: ContentDatabase, sql: string): Statement {
  const statement = database.prepare(sql)
  statement.setReturnArrays(true)
  return statement
}

/** Statements for one user at a time: reading the rows of one begins anew if it is used a second time. */
function createPool(make: () => Statement) {
  const idle: Statement[] = []
  return {
    take() {
      const use = idle.pop() ?? make()
      return { use, [Symbol.dispose]: () => void idle.push(use) }
    },
  }
}

function weightOf({ isNamed, isDiscontinued }: FactsOfSearch, key: number): number {
  return (isNamed(key) ? titleWeight : 1) * (isDiscontinued(key) ? discontinuedWeight : 1)
}

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
