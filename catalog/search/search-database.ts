import type { Language } from '#contract/languages.ts'
import type { Day } from '#contract/views/articles.ts'
import type { SearchGroup, SearchHit, SearchKind } from '#contract/views/search.ts'
import type { ContentDatabase } from '../database/content-database.ts'
import { codeKey } from '../queries/code-key.ts'
import type { ContentIndex } from '../snapshot/content-index.ts'
import { createFinder, type Finder, type Match } from './find-matches.ts'
import { beginsLike } from './fold.ts'
import { excerptOf, type Found, markAll } from './marked-text.ts'
import { measureTerm } from './measures.ts'
import { createPhrases, type Phrases } from './phrases.ts'
import { rankAnswers } from './rank-answers.ts'
import type { SearchEntry } from './search-entry.ts'
import { isSyllables, queryTerms } from './terms.ts'
import { type Understood, understandQuery } from './understand-query.ts'
import { wantedFor } from './wanted-terms.ts'

/** In characters. Longer queries are cut off. */
const maxQueryLength = 100
const maxTerms = 10

type SearchOptions = { today: Day; onlyComplete: boolean }

type Content = Omit<ContentIndex, 'search'>
/** Writes the index of a database that has none. */
export type WriteIndex = (database: ContentDatabase, content: Content) => void

/**
 * Finds the best hits that are public on the day, at most `limit` of each kind. `writeIndex` is for databases in memory: most tests and tools never search,
 * so they get their index on the first search. A site doesn't load the code for it.
 */
export function createSearch(database: ContentDatabase, content: Content, writeIndex?: WriteIndex): ContentIndex['search'] {
  const finders = new Map<Language, Finder>()
  const { all, products, categoryOf } = createModels(content)
  let phrases: Phrases | undefined

  function openFinder(language: Language) {
    if (finders.size === 0 && !hasSearch(database)) writeIndex?.(database, content)
    const finder = createFinder(database, language)
    finders.set(language, finder)
    return finder
  }

  function ranked(language: Language, query: string, { today, onlyComplete }: SearchOptions) {
    const finder = finders.get(language) ?? openFinder(language)
    phrases ??= createPhrases(content.searchWords)
    const words = phrases
    const vocabulary = {
      isKnown: finder.isKnown,
      isTerm: (term: string) => finder.has({ phrases: [[term]], prefixes: [] }),
      similarTo: once((word) => finder.similarTo(word, words.joined.keys())),
      isCode: (code: string) => all.has(code),
      codesFrom: (start: string) => products.filter((code) => code.startsWith(start)),
      codesOf: (number: string) => [...all].filter((code) => code.length === number.length + 2 && code.endsWith(number)),
    }
    const understood = understandQuery(query, language, words, vocabulary)
    const answers = rankAnswers(finder, { ...content, categoryOf }, { query: understood, language, today, onlyComplete })
    return { language, finder, understood, ...answers }
  }

  return (language, typed, limit, today) => {
    const query = shortened(typed)
    if (query.trim() === '') return { total: 0, groups: [] }
    const best = firstComplete([language, ...otherLanguages(query, language)], (one) =>
      ranked(one, query, { today, onlyComplete: one !== language }),
    )
    const { finder, understood, matches, answers } = best
    const found = foundBy(understood, query, best.language)
    const shown = (match: Match) => hitOf(asOf(finder.entry(match), today), found)
    return {
      total: matches.length,
      groups: groupsOf(matches, limit, shown),
      ...(answers && { answers }),
      ...(best.language !== language && { language: best.language }),
    }
  }
}

/** The first result that has everything, or else the first of all. */
function firstComplete<Result extends { isComplete: boolean }>(
  languages: readonly [Language, ...Language[]],
  ranked: (language: Language) => Result,
): Result {
  const [language, ...others] = languages
  const own = ranked(language)
  if (own.isComplete) return own
  for (const other of others) {
    const result = ranked(other)
    if (result.isComplete) return result
  }
  return own
}

/** Looks for similar words once per query, because that takes longest. */
function once(similarTo: (word: string) => string[]): (word: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (word) => {
    const found = known.get(word) ?? similarTo(word)
    known.set(word, found)
    return found
  }
}

/** Cut off, because long queries take long. */
const shortened = (query: string) => query.toWellFormed().slice(0, maxQueryLength).split(/\s+/).slice(0, maxTerms).join(' ')

/** Languages that the query may be in, by its letters. */
function otherLanguages(query: string, language: Language): Language[] {
  const all: Language[] = /\p{Script=Hangul}/u.test(query)
    ? ['ko']
    : /\p{Script=Han}/u.test(query)
      ? ['zh-Hans', 'zh-Hant']
      : ['en', 'id']
  return all.filter((one) => one !== language)
}

/** Codes in the form in which they are searched. */
function createModels({ products, accessories }: Pick<ContentIndex, 'products' | 'accessories'>) {
  const searched = ({ code }: { code: string }) => codeKey(code).toLowerCase()
  const categories = new Map(products.map((product) => [searched(product), product.category]))
  const codes = products.map(searched)
  return {
    all: new Set([...codes, ...accessories.map(searched)]),
    products: codes,
    categoryOf: (code: string) => categories.get(code),
  }
}

/** Tells which words of a text were searched for. */
function foundBy({ parts, measures, codes }: Understood, query: string, language: Language): Found {
  const typed = queryTerms(query)
  const wanted = parts.map((part, index) => wantedFor(part, language, index === parts.length - 1))
  const terms = new Set([...typed, ...codes, ...measures.map(measureTerm), ...wanted.flatMap(({ phrases }) => phrases.flat())])
  const prefixes = wanted.flatMap((one) => one.prefixes).filter((prefix) => !isSyllables(prefix))
  return {
    has: (term) => terms.has(term) || prefixes.some((prefix) => term.startsWith(prefix)),
    mayBegin: beginsLike([...terms, ...prefixes]),
  }
}

function hasSearch(database: ContentDatabase): boolean {
  return database.prepare("select 1 from sqlite_schema where name = 'search_entries'").get() !== undefined
}

/** The matches by kind, best first, with at most `limit` hits of each. */
function groupsOf(matches: readonly Match[], limit: number, shown: (match: Match) => SearchHit): SearchGroup[] {
  const groups = new Map<SearchKind, SearchGroup>()
  for (const match of matches) {
    const group = groups.get(match.kind) ?? { kind: match.kind, total: 0, hits: [] }
    groups.set(match.kind, group)
    group.total += 1
    if (group.hits.length < limit) group.hits.push(shown(match))
  }
  return [...groups.values()]
}

/** A product that will be discontinued later is still sold. */
function asOf(entry: SearchEntry, today: Day): SearchEntry {
  const { target } = entry
  if (target.kind !== 'product' || target.discontinued === undefined || target.discontinued <= today) return entry
  const { discontinued: _, ...sold } = target
  return { ...entry, target: sold }
}

function hitOf({ target, title, intro, body, picture }: SearchEntry, found: Found): SearchHit {
  return { ...target, ...(picture && { picture }), title: markAll(title, found), excerpt: excerptOf(intro, body, found) }
}
