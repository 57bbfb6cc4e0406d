import { hash } from 'node:crypto'
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

/** Writes what `readFacts` reads. */
export function writeFacts(database: ContentDatabase): void {
  const others = numberOfKeys(database, 0, firstDocumentKey)
  const documents = numberOfKeys(database, firstDocumentKey, Number.MAX_SAFE_INTEGER)
  const facts = new Int32Array((others + documents) * width)
  // The first is that of entries without one.
  const codes = new Map<string | null, number>([[null, 0]])
  const rows = database.prepare('select key, kind, code, name, published, until, discontinued from search_entries')
  for (const row of rows.iterate()) {
    // They were written from values of these types.
    const { key, kind, code, name, published, until, discontinued } = row as Row
    const codeAt = codes.get(code) ?? codes.size
    codes.set(code, codeAt)
    const days = [numberOf(published, 0), numberOf(until, never), numberOf(discontinued, never)]
    facts.set([searchKinds.indexOf(kind), codeAt, hashOf(name), ...days], placeOf(key, others))
  }
  database.exec('delete from search_facts')
  const insert = database.prepare('insert into search_facts (others, facts, codes) values (?, ?, ?)')
  insert.run(others, new Uint8Array(facts.buffer), JSON.stringify([...codes.keys()]))
}

/**
 * What a search must know of each entry that matches. It is in memory, because a query may match thousands, and reading it row by row would take as long as
 * finding and ranking them.
 */
export function readFacts(database: ContentDatabase) {
  const { others, facts: bytes, codes: json } = database.prepare('select others, facts, codes from search_facts').get() ?? {}
  if (!(bytes instanceof Uint8Array)) throw new Error('The content database has no facts for its search')
  const facts = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / Int32Array.BYTES_PER_ELEMENT)
  const codes = JSON.parse(String(json)) as (string | null)[]
  const nameWithKey = database.prepare('select 1 from search_entries where key = ? and name = ?')
  const fact = (key: number, what: keyof typeof places) => facts[placeOf(key, Number(others)) + places[what]] ?? 0

  /** By the key of an entry. `title`: what is searched for, in the form of titles. */
  return (title: string, today: Day) => {
    const day = numberOf(today, never)
    const name = hashOf(title)
    return {
      kind: (key: number): SearchKind => searchKinds[fact(key, 'kind')] ?? 'page',
      code: (key: number): string | null => codes[fact(key, 'code')] ?? null,
      isPublic: (key: number) => fact(key, 'published') <= day && day <= fact(key, 'until'),
      isDiscontinued: (key: number) => fact(key, 'discontinued') <= day,
      // Two names may have the same hash.
      isNamed: (key: number) => fact(key, 'name') === name && nameWithKey.get(key, title) !== undefined,
    }
  }
}
export type EntryFacts = ReturnType<typeof readFacts>
export type FactsOfSearch = ReturnType<EntryFacts>

/** Documents follow all others. */
function placeOf(key: number, others: number): number {
  return (key < firstDocumentKey ? key : others + key - firstDocumentKey) * width
}

/** As many as are used from the first one to the last one. */
function numberOfKeys(database: ContentDatabase, first: number, limit: number): number {
  const last = database.prepare('select max(key) as key from search_entries where key >= ? and key < ?').get(first, limit)?.[
    'key'
  ]
  return typeof last === 'number' ? last - first + 1 : 0
}

function numberOf(day: Day | null, none: number): number {
  return day === null ? none : Number(day.replaceAll('-', ''))
}

const hashOf = (name: string) => hash('sha1', name, 'buffer').readInt32LE()
