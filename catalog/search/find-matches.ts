import type { Language } from '#contract/languages.ts'
import type { Day } from '#contract/views/articles.ts'
import type { SearchKind } from '#contract/views/search.ts'
import type { ContentDatabase } from '../database/content-database.ts'
import { unpacked } from '../database/packed.ts'
import type { SearchEntry } from './search-entry.ts'
import { indexOf } from './search-tables.ts'
import { nearestWords } from './spelling.ts'
import { isSyllables } from './terms.ts'

/** A search entry that matches a query. */
/** `isStrong`: not only the long text of the entry has the words. */
export type Match = { key: number; kind: SearchKind; code: string | null; score: number; isStrong: boolean }
/** One of these must be found: phrases of terms, or the start of a word. `isGuess`: words that are spelt almost as what was typed. */
export type Wanted = { phrases: readonly (readonly string[])[]; prefixes: readonly string[]; isGuess?: boolean }

/** Ranking weight of each field: title, keywords, introduction, body. */
const fieldWeights = '4.0, 3.0, 1.5, 1.0'
/** Ranking weight of each kind. A search for "hood" should list hoods before their filters and leaflets. */
const kindWeight =
  "case kind when 'category' then 2.5 when 'product' then 2 when 'series' then 1.2 when 'notice' then 1.2 when 'page' then 1.2 " +
  "when 'question' then 1.3 when 'document' then 0.6 when 'shop' then 0.8 when 'accessory' then 1.1 when 'press' then 0.7 else 1 end"
/** Each model has these, so they are listed only for what describes the model, not for a word in their texts. */
const ofModels: ReadonlySet<SearchKind> = new Set(['product', 'document', 'accessory'])
const onlyInBody = 0.35
const titleWeight = 4
const discontinuedWeight = 0.25

export function createFinder(database: ContentDatabase, language: Language) {
  const table = indexOf(language)
  const isPublic = '(published is null or published <= ?) and (until is null or until >= ?)'
  const select = database.prepare(
    `select key, kind, code, name is ?, discontinued, -bm25(${table}, ${fieldWeights}) * ${kindWeight} as score
     from ${table} join search_entries on key = ${table}.rowid where ${table} match ? and ${isPublic}`,
  )
  // There may be thousands of matches, and arrays are made faster than objects.
  select.setReturnArrays(true)
  const strong = database.prepare(`select rowid from ${table} where ${table} match ?`)
  strong.setReturnArrays(true)
  const text = database.prepare('select value from search_texts where key = ?')
  const namedBy = (column: 'target' | 'code' | 'kind') =>
    database.prepare(
      `select key, kind, code from search_entries where language = ? and ${column} = ? and ${isPublic} order by key`,
    )
  const named = { target: namedBy('target'), code: namedBy('code'), kind: namedBy('kind') }
  const begins = database.prepare('select 1 from search_words where language = ? and word >= ? and word < ? limit 1')
  let words: ReadonlySet<string> | undefined

  return {
    /** Entries with all that is wanted, best first. `title`: what was typed, in the form of titles. */
    find(wanted: readonly Wanted[], title: string, today: Day): Match[] {
      if (wanted.length === 0) return []
      const expression = wanted.map(expressionOf).join(' AND ')
      const rows = select.all(title, expression, today, today) as unknown as [
        number,
        SearchKind,
        string | null,
        0 | 1,
        Day | null,
        number,
      ][]
      const fields = strong.all(`{title keywords intro} : (${expression})`) as unknown as [number][]
      const strongKeys = new Set(fields.map(([key]) => key))
      return rows
        .filter(([key, kind]) => strongKeys.size === 0 || strongKeys.has(key) || !ofModels.has(kind))
        .map(([key, kind, code, isNamed, discontinued, score]) => ({
          key,
          kind,
          code,
          isStrong: strongKeys.has(key),
          score:
            score *
            (strongKeys.has(key) ? 1 : onlyInBody) *
            (isNamed === 1 ? titleWeight : 1) *
            (discontinued !== null && discontinued <= today ? discontinuedWeight : 1),
        }))
        .toSorted(byScore)
    },
    /** Entries by what they link to, by their code, or all of a kind. */
    named(column: 'target' | 'code' | 'kind', value: string, today: Day): Match[] {
      const rows = named[column].all(language, value, today, today)
      // The kinds were written from values of this type.
      return rows.map(({ key, kind, code }) => ({
        key: Number(key),
        kind: kind as SearchKind,
        code: code as string | null,
        score: 0,
        isStrong: true,
      }))
    },
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
