import type { Catalog } from '#catalog/catalog.ts'
import type { ContentDatabase } from '#catalog/database/content-database.ts'
import { packed } from '#catalog/database/packed.ts'
import { codeKey } from '#catalog/queries/code-key.ts'
import { atomsOf, keyOf } from '#catalog/search/phrases.ts'
import type { SearchEntry } from '#catalog/search/search-entry.ts'
import { firstDocumentKey, indexOf, searchTables, termsOf } from '#catalog/search/search-tables.ts'
import { locateTerms, mayHaveTypos } from '#catalog/search/terms.ts'
import type { SearchFile } from '#contract/content/search.ts'
import { type Language, languageNames } from '#contract/languages.ts'
import { articleKinds } from '#contract/views/articles.ts'
import type { SearchTarget } from '#contract/views/search.ts'
import type { ChangedEntries } from '../write-content.ts'
import { entryKey } from '../write-content.ts'
import { articleEntries, otherEntries, productEntries, type WordsForSearch } from './search-entries.ts'

/** The source of questions, care guides, written pages and shops. They are few, and written anew each time. */
const others = 'others'

/**
 * Writes the search index of all languages. `catalog` must show all content, also what is dated in the future or has expired: searches leave
 * out what is not public. In a copy of an earlier version, only what has changed is written.
 */
export function writeSearch(database: ContentDatabase, catalog: Catalog, concepts: SearchFile, changed: ChangedEntries): void {
  const isNew = !database.prepare("select 1 from sqlite_schema where name = 'search_entries'").get()
  if (isNew) database.exec(searchTables)
  const isChanged = (source: string) => isNew || changed === 'all' || changed.has(source)

  database.exec('begin')
  const write = entryWriter(database)
  if (!isNew) for (const source of changed === 'all' ? allSources(database) : [...changed, others]) write.remove(source)

  for (const { id, code } of catalog.models('en')) {
    const source = entryKey('product', id)
    if (isChanged(source)) write.add(source, (language) => productEntries(catalog, language, code))
  }
  for (const kind of articleKinds) {
    for (const id of catalog.articleIds(kind)) {
      const source = entryKey(kind, id)
      if (isChanged(source)) write.add(source, (language) => articleEntries(catalog, language, kind, id))
    }
  }
  write.add(others, (language) => otherEntries(catalog, language, wordsForSearch(concepts)))
  writeWords(database)
  database.exec('commit')
}

/** What visitors call pages and categories, from `content/search.yaml`. */
export function wordsForSearch(concepts: SearchFile): WordsForSearch {
  const wordsOf = (language: Language, finds: (meaning: NonNullable<SearchFile[number]['finds']>) => boolean) =>
    concepts
      .filter((concept) => concept.finds && finds(concept.finds))
      .flatMap(({ words }) => words[language] ?? [])
      .join(', ')
  return {
    pages: (language, page) => wordsOf(language, (meaning) => 'page' in meaning && meaning.page === page),
    category: (language, slug) => wordsOf(language, (meaning) => 'category' in meaning && meaning.category === slug),
  }
}

function writeWords(database: ContentDatabase) {
  database.exec('delete from search_words')
  const insert = database.prepare('insert into search_words (language, word) values (?, ?)')
  for (const language of languageNames) {
    for (const { term } of database.prepare(`select term from ${termsOf(language)}`).iterate()) {
      if (mayHaveTypos(String(term))) insert.run(language, term ?? null)
    }
  }
}

function allSources(database: ContentDatabase): string[] {
  return database
    .prepare('select distinct source from search_entries')
    .all()
    .map(({ source }) => String(source))
}

function entryWriter(database: ContentDatabase) {
  const insert = database.prepare(
    'insert into search_entries (key, language, source, kind, published, until, code, target, name, discontinued) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const keys = keysAfter(database)
  const insertText = database.prepare('insert into search_texts (key, value) values (?, ?)')
  const find = database.prepare('select key, language from search_entries where source = ?')
  const forgetText = deletion(database, 'delete from search_texts where key = ?')
  const forget = deletion(database, 'delete from search_entries where source = ?')
  const indexes = new Map(
    languageNames.map((language) => [
      language,
      {
        add: database.prepare(`insert into ${indexOf(language)} (rowid, title, keywords, intro, body) values (?, ?, ?, ?, ?)`),
        remove: deletion(database, `delete from ${indexOf(language)} where rowid = ?`),
      },
    ]),
  )

  return {
    add(source: string, entriesIn: (language: Language) => readonly SearchEntry[]) {
      for (const [language, index] of indexes) {
        for (const entry of entriesIn(language)) {
          const { target, title, keywords, intro, body } = entry
          const published = 'published' in target ? target.published : null
          const until = ('until' in target && target.until) || null
          const code = codeOf(target)?.toLowerCase() ?? null
          const discontinued = (target.kind === 'product' && target.discontinued) || null
          const facts = [published, until, code, targetName(target), keyOf(atomsOf(title.text)), discontinued]
          const key = keys.next(target.kind)
          insert.run(key, language, source, target.kind, ...facts)
          insertText.run(key, packed(entry))
          index.add.run(key, terms(title.text), terms(keywords), terms(intro.text), terms(body.text))
        }
      }
    },
    remove(source: string) {
      for (const { key, language } of find.all(source)) {
        indexes.get(language as Language)?.remove.run(key ?? null)
        forgetText.run(key ?? null)
      }
      forget.run(source)
    },
  }
}

/** The next keys, of documents and of everything else. */
function keysAfter(database: ContentDatabase) {
  const last = database.prepare('select max(key) as key from search_entries where key < ?')
  const lastBelow = (limit: number) => Number(last.get(limit)?.['key'] ?? 0)
  let other = lastBelow(firstDocumentKey)
  let document = Math.max(firstDocumentKey - 1, lastBelow(Number.MAX_SAFE_INTEGER))
  return { next: (kind: SearchTarget['kind']): number => (kind === 'document' ? ++document : ++other) }
}

function deletion(database: ContentDatabase, sql: string) {
  const statement = database.prepare(sql)
  // After a deletion from an index, the number of the last row is one of its inner tables and too large for a JavaScript number.
  statement.setReadBigInts(true)
  return statement
}

function codeOf(target: SearchTarget): string | undefined {
  if (target.kind === 'product') return codeKey(target.product.code)
  return target.kind === 'accessory' ? codeKey(target.code) : undefined
}

/** Names what an answer leads to, in every language. */
function targetName(target: SearchTarget): string {
  switch (target.kind) {
    case 'page':
      return `page ${target.page}`
    case 'category':
      return `category ${target.category}`
    case 'shop':
    case 'notice':
      return `${target.kind} ${target.id}`
    default:
      return target.kind
  }
}

const terms = (text: string) =>
  locateTerms(text)
    .map(({ term }) => term)
    .join(' ')
