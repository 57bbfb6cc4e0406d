import { crc32 } from 'node:zlib'
import type { Day } from '#contract/views/articles.ts'
import { type SearchKind, searchKinds } from '#contract/views/search.ts'
import type { ContentDatabase } from '../database/content-database.ts'
import { firstDocumentKey } from './search-tables.ts'

/** The numbers of an entry. Days are numbers such as 20261126. */
const places = { kind: 0, code: 1, name: 2, published: 3, until: 4, discontinued: 5 }
const width = Object.keys(places).length
const never = 99_99_99_99

type Row = { key: number; kind: SearchKind; code: string | null; name: string } & Record<Dated, Day | null>
type Dated = 'published' | 'until' | 'discontinued'

/** Writes what `readFacts` reads. Not of documents: most searches read none. */
export function writeFacts(database: ContentDatabase): void {
  const last = database.prepare('select max(key) as key from search_entries where key < ?').get(firstDocumentKey)?.['key']
  const facts = new Int32Array((Number(last ?? 0) + 1) * width)
  // The first is that of entries without one.
  const codes = new Map<string | null, number>([[null, 0]])
  const rows = database.prepare('select key, kind, code, name, published, until, discontinued from search_entries where key < ?')
  for (const row of rows.iterate(firstDocumentKey)) {
    // They were written from values of these types.
    const { key, kind, code, name, published, until, discontinued } = row as Row
    const codeAt = codes.get(code) ?? codes.size
    codes.set(code, codeAt)
    const days = [numberOf(published, 0), numberOf(until, never), numberOf(discontinued, never)]
    facts.set([searchKinds.indexOf(kind), codeAt, hashOf(name), ...days], key * width)
  }
  database.exec('delete from search_facts')
  const insert = database.prepare('insert into search_facts (facts, codes) values (?, ?)')
  insert.run(new Uint8Array(facts.buffer), JSON.stringify([...codes.keys()]))
}

/**
 * What a search must know of each entry that matches. It is in memory, because a query may match thousands, and reading it row by row would take as long as
 * finding and ranking them.
 */
export function readFacts(database: ContentDatabase) {
  const { facts: bytes, codes: json } = database.prepare('select facts, codes from search_facts').get() ?? {}
  if (!(bytes instanceof Uint8Array)) throw new Error('The content database has no facts for its search')
  const facts = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / Int32Array.BYTES_PER_ELEMENT)
  const codes = JSON.parse(String(json)) as (string | null)[]
  const nameWithKey = database.prepare('select 1 from search_entries where key = ? and name = ?')
  const fact = (key: number, what: keyof typeof places) => facts[key * width + places[what]] ?? 0

  /** By the key of an entry. `title`: what is searched for, in the form of titles. */
  return (title: string, today: Day) => {
    const day = numberOf(today, never)
    const name = hashOf(title)
    return {
      kind: (key: number): SearchKind => (isDocument(key) ? 'document' : (searchKinds[fact(key, 'kind')] ?? 'page')),
      code: (key: number): string | null => codes[fact(key, 'code')] ?? null,
      isPublic: (key: number) => isDocument(key) || (fact(key, 'published') <= day && day <= fact(key, 'until')),
      isDiscontinued: (key: number) => !isDocument(key) && fact(key, 'discontinued') <= day,
      // Two names may have the same hash.
      isNamed: (key: number) => (isDocument(key) || fact(key, 'name') === name) && nameWithKey.get(key, title) !== undefined,
    }
  }
}
export type EntryFacts = ReturnType<typeof readFacts>
export type FactsOfSearch = ReturnType<EntryFacts>

const isDocument = (key: number) => key >= firstDocumentKey

function numberOf(day: Day | null, none: number): number {
  return day === null ? none : Number(day.replaceAll('-', ''))
}

/** A signed number, as in the facts. */
const hashOf = (name: string) => crc32(name) | 0
