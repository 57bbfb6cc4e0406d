import { expect, it } from 'vitest'
import { createInMemory } from '../database/content-database.ts'
import { readFacts, writeFacts } from './entry-facts.ts'
import { firstDocumentKey, searchTables } from './search-tables.ts'

const database = createInMemory()
database.exec(searchTables)
const insert = database.prepare(
  `insert into search_entries (key, language, source, target, kind, code, name, published, until, discontinued) values (?, 'en', '', '', ?, ?, ?, ?, ?, ?)`,
)
// Keys of deleted entries are missing.
insert.run(1, 'product', 'rh9010', ' rh9010', null, null, '2026-11-30')
insert.run(4, 'news', null, ' new hood', '2026-11-21', '2026-11-25', null)
insert.run(firstDocumentKey + 2, 'document', null, ' manual', null, null, null)
writeFacts(database)
const facts = readFacts(database)

it('Q1: knows the kind and the code of each entry', () => {
  const { kind, code } = facts('', '2026-11-21')
  expect([1, 4, firstDocumentKey + 2].map((key) => [kind(key), code(key)])).toEqual([
    ['product', 'rh9010'],
    ['news', null],
    ['document', null],
  ])
})

it.each([
  { today: '2026-11-20', isPublic: false, isDiscontinued: false },
  { today: '2026-11-21', isPublic: true, isDiscontinued: false },
  { today: '2026-11-25', isPublic: true, isDiscontinued: false },
  { today: '2026-11-26', isPublic: false, isDiscontinued: false },
  { today: '2026-11-30', isPublic: false, isDiscontinued: true },
])('Q1: knows what is public and what is sold on $today', ({ today, ...expected }) => {
  const ofDay = facts('', today)
  expect({ isPublic: ofDay.isPublic(4), isDiscontinued: ofDay.isDiscontinued(1) }).toEqual(expected)
  expect([ofDay.isPublic(1), ofDay.isDiscontinued(4), ofDay.isPublic(firstDocumentKey + 2)]).toEqual([true, false, true])
})

it('Q1: knows the entry that has the title', () => {
  const { isNamed } = facts(' manual', '2026-11-21')
  expect([1, 4, firstDocumentKey + 2].map(isNamed)).toEqual([false, false, true])
})
