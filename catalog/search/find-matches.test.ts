import { expect, it } from 'vitest'
import type { Day } from '#contract/views/articles.ts'
import { contentVersion } from '#publishing/build/entries/content-version.ts'
import { indexForSearch } from '#publishing/build/search/index-for-search.ts'
import { writeContent } from '#publishing/build/write-content.ts'
import { examineContent } from '#publishing/check/examine-content.ts'
import { isComplete } from '#publishing/read/content-draft.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { createInMemory } from '../database/content-database.ts'
import { openContent } from '../database/open-content.ts'
import { byScore, createFinder, type Match, type Query, type Wanted } from './find-matches.ts'

const { files, draft, media } = await examineContent(fixtureFolder)
if (!isComplete(draft)) throw new Error('The fixture has faults')
const database = createInMemory()
await writeContent(database, draft, media, contentVersion(files, media))
indexForSearch(database, openContent(database))
const finder = createFinder(database, 'en')

function found(documents: Query['documents'], ...wanted: Wanted[]) {
  const { matches, leftOut } = finder.find(wanted, { title: '', today: '2026-11-21', documents })
  const ofDocuments = matches.filter(({ kind }) => kind === 'document').length
  return { documents: ofDocuments, others: matches.length - ofDocuments, leftOut }
}
const startingWith = (prefix: string): Wanted => ({ phrases: [], prefixes: [prefix] })
const manuals: Wanted = { phrases: [['manual'], ['leaflet'], ['warranty']], prefixes: [] }

it('Q1: leaves out documents if there are too many beside other matches', () => {
  const all = found('all', startingWith('rh'))
  expect(all.documents).toBeGreaterThan(1)
  expect(all.others).toBeGreaterThan(0)
  const { documents, others } = all
  expect(found({ atMost: documents }, startingWith('rh'))).toEqual(all)
  const without = { documents: 0, others, leftOut: { isStrong: true } }
  expect(found({ atMost: documents - 1 }, startingWith('rh'))).toEqual(without)
  expect(found('none', startingWith('rh'))).toEqual({ ...without, leftOut: undefined })
})

it('Q1: names the documents that match without reading them', () => {
  const find = (documents: Query['documents']) => finder.find([startingWith('rh')], { title: '', today: '2026-11-21', documents })
  const [all, { documents, leftOut }] = [find('all'), find('keys')]
  const keys = all.matches.flatMap(({ key, kind }) => (kind === 'document' ? [key] : []))
  expect([documents, leftOut]).toEqual([{ keys: new Set(keys), isStrong: true }, undefined])
})

it('Q1: finds many documents if nothing else matches', () => {
  const all = found('all', manuals, startingWith('00'))
  expect(all).toMatchObject({ others: 0, leftOut: undefined })
  expect(all.documents).toBeGreaterThan(1)
  expect(found({ atMost: 1 }, manuals, startingWith('00'))).toEqual(all)
})

it('G14: finds what is public on the day, and ranks what is named or no longer sold', () => {
  const on = (today: Day, title = '') => finder.find([startingWith('rh')], { title, today, documents: 'none' }).matches
  const [first] = on('2026-11-21').toSorted(byScore)
  if (!first) throw new Error('The fixture has no products')
  const scoreOf = (matches: readonly Match[]) => matches.find(({ key }) => key === first.key)?.score
  const { name } = database.prepare('select name from search_entries where key = ?').get(first.key) ?? {}
  expect(scoreOf(on('2026-11-21', String(name)))).toBeCloseTo(4 * first.score)

  database.exec(`update search_entries set discontinued = '2026-11-23' where key = ${first.key}`)
  expect([scoreOf(on('2026-11-22')), scoreOf(on('2026-11-23'))]).toEqual([first.score, first.score / 4])
  database.exec(`update search_entries set published = '2026-11-21', until = '2026-11-25' where key = ${first.key}`)
  expect(
    (['2026-11-20', '2026-11-21', '2026-11-25', '2026-11-26'] as const).map((day) => scoreOf(on(day)) !== undefined),
  ).toEqual([...[false, true, true, false]])
})
