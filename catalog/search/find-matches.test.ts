import { expect, it } from 'vitest'
import { contentVersion } from '#publishing/build/entries/content-version.ts'
import { indexForSearch } from '#publishing/build/search/index-for-search.ts'
import { writeContent } from '#publishing/build/write-content.ts'
import { examineContent } from '#publishing/check/examine-content.ts'
import { isComplete } from '#publishing/read/content-draft.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { createInMemory } from '../database/content-database.ts'
import { openContent } from '../database/open-content.ts'
import { readFacts } from './entry-facts.ts'
import { createFinder, type Query, type Wanted } from './find-matches.ts'

const { files, draft, media } = await examineContent(fixtureFolder)
if (!isComplete(draft)) throw new Error('The fixture has faults')
const database = createInMemory()
await writeContent(database, draft, media, contentVersion(files, media))
indexForSearch(database, await openContent(database))
// Other work gets a turn after each row.
const finder = createFinder(database, readFacts(database), 'en', 1)

async function found(documents: Query['documents'], ...wanted: Wanted[]) {
  const pause = () => new Promise<void>((resume) => setImmediate(resume))
  const { matches, leftOut } = await finder.find(wanted, { title: '', today: '2026-11-21', documents, pause })
  const ofDocuments = matches.filter(({ kind }) => kind === 'document').length
  return { documents: ofDocuments, others: matches.length - ofDocuments, leftOut }
}
const startingWith = (prefix: string): Wanted => ({ phrases: [], prefixes: [prefix] })
const manuals: Wanted = { phrases: [['manual'], ['leaflet'], ['warranty']], prefixes: [] }

it('Q1: leaves out documents if there are too many beside other matches', async () => {
  const all = await found('all', startingWith('rh'))
  expect(all.documents).toBeGreaterThan(1)
  expect(all.others).toBeGreaterThan(0)
  const { documents, others } = all
  expect(await found({ atMost: documents }, startingWith('rh'))).toEqual(all)
  const without = { documents: 0, others, leftOut: { isStrong: true } }
  expect(await found({ atMost: documents - 1 }, startingWith('rh'))).toEqual(without)
  expect(await found('none', startingWith('rh'))).toEqual({ ...without, leftOut: undefined })
})

it('Q1: names the documents that match without reading them', async () => {
  const find = (documents: Query['documents']) =>
    finder.find([startingWith('rh')], { title: '', today: '2026-11-21', documents, pause: async () => {} })
  const [all, { documents, leftOut }] = [await find('all'), await find('keys')]
  const keys = all.matches.flatMap(({ key, kind }) => (kind === 'document' ? [key] : []))
  expect([documents, leftOut]).toEqual([{ keys: new Set(keys), isStrong: true }, undefined])
})

it('Q1: finds many documents if nothing else matches', async () => {
  const all = await found('all', manuals, startingWith('00'))
  expect(all).toMatchObject({ others: 0, leftOut: undefined })
  expect(all.documents).toBeGreaterThan(1)
  expect(await found({ atMost: 1 }, manuals, startingWith('00'))).toEqual(all)
})

it('two searches at the same time find what each of them finds alone', async () => {
  const [rh, sd] = [await found('all', startingWith('rh')), await found('all', startingWith('sd'))]
  expect(await Promise.all([found('all', startingWith('rh')), found('all', startingWith('sd'))])).toEqual([rh, sd])
})
