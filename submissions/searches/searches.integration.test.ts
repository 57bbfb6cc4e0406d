import { describe, expect, it } from 'vitest'
import { StoreUnavailable } from '../store/store.ts'
import { testDatabases } from '../testing/databases.ts'
import { createSearchCounter } from './search-counter.ts'

const at = new Date('2030-01-10T20:00:00.000Z')
const counterOf = (store: Parameters<typeof createSearchCounter>[0]['store'], now = at) =>
  createSearchCounter({ store, now: () => now, findsResult: async ({ query }) => query !== 'unicorn' })

describe.each(testDatabases)('Q6: counts of searches on $name', ({ open }) => {
  it('Q6: are added up per day, language and normalised query, over several nodes', async () => {
    await using database = await open()
    const [one, other] = [counterOf(database.store), counterOf(database.another())]
    for (const query of ['Unicorn', ' ｕｎｉｃｏｒｎ ', 'hood']) one.count({ language: 'en', query })
    for (const query of ['unicorn', 'hood']) other.count({ language: 'ko', query })
    other.count({ language: 'en', query: 'unicorn' })
    await Promise.all([one.stop(), other.stop()])

    expect(await database.execute('select * from search_count order by language, query')).toEqual([
      { day: '2030-01-11', language: 'en', query: 'hood', searches: 1, without_result: 0, opened: 0 },
      { day: '2030-01-11', language: 'en', query: 'unicorn', searches: 3, without_result: 3, opened: 0 },
      { day: '2030-01-11', language: 'ko', query: 'hood', searches: 1, without_result: 0, opened: 0 },
      { day: '2030-01-11', language: 'ko', query: 'unicorn', searches: 1, without_result: 1, opened: 0 },
    ])
  })

  it('Q6: a flood adds 500 queries at most, and the next interval counts again', async () => {
    await using database = await open()
    const counter = counterOf(database.store)
    const word = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
    for (let number = 0; number < 600; number += 1) counter.count({ language: 'en', query: word(number) })
    await counter.flush()
    expect(await database.store.run('searchTotals', { since: '2030-01-11' })).toHaveLength(500)
    counter.count({ language: 'en', query: 'later' })
    await counter.stop()
    expect(await database.store.run('searchTotals', { since: '2030-01-11' })).toHaveLength(501)
  })

  it('Q6: a flood adds 2,000 queries a day at most', async () => {
    await using database = await open()
    const counter = counterOf(database.store)
    const word = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
    for (let number = 0; number < 2_500; number += 1) {
      counter.count({ language: 'en', query: word(number) })
      if (number % 400 === 0) await counter.flush()
    }
    await counter.stop()
    expect(await database.store.run('searchTotals', { since: '2030-01-11' })).toHaveLength(2_000)
  })

  it('Q8: an opened result is added to its search, also if another node counted that', async () => {
    await using database = await open()
    const [one, other] = [counterOf(database.store), counterOf(database.another())]
    for (const query of ['Hood', 'hood', 'oven', 'unicorn']) one.count({ language: 'en', query })
    other.countOpened({ language: 'en', query: ' HOOD ', isSuggestion: false })
    await other.flush()
    await one.flush()
    await other.flush()
    await Promise.all([one.stop(), other.stop()])

    expect(await database.store.run('searchTotals', { since: '2030-01-11' })).toEqual([
      { language: 'en', query: 'unicorn', searches: 1, withoutResult: 1, withoutOpening: 0 },
      { language: 'en', query: 'hood', searches: 2, withoutResult: 0, withoutOpening: 1 },
      { language: 'en', query: 'oven', searches: 1, withoutResult: 0, withoutOpening: 1 },
    ])
  })

  it('Q8: an opened suggestion counts as a search, if the day has one for the same words', async () => {
    await using database = await open()
    const counter = counterOf(database.store)
    counter.count({ language: 'en', query: 'hood' })
    for (const query of ['hood', 'hoo']) counter.countOpened({ language: 'en', query, isSuggestion: true })
    await counter.stop()
    expect(await database.execute('select * from search_count')).toEqual([
      { day: '2030-01-11', language: 'en', query: 'hood', searches: 2, without_result: 0, opened: 1 },
    ])
  })

  it('Q8: opened results of other words, languages, days and persons add nothing, and never exceed the searches', async () => {
    await using database = await open()
    const [counter, dayBefore] = [counterOf(database.store), counterOf(database.store, new Date('2030-01-09T20:00:00.000Z'))]
    counter.count({ language: 'en', query: 'hood' })
    for (let time = 0; time < 3; time += 1) counter.countOpened({ language: 'en', query: 'hood', isSuggestion: false })
    counter.countOpened({ language: 'ko', query: 'hood', isSuggestion: false })
    dayBefore.countOpened({ language: 'en', query: 'hood', isSuggestion: false })
    for (const query of ['made up', 'ann@example.com']) counter.countOpened({ language: 'en', query, isSuggestion: false })
    for (let number = 0; number < 600; number += 1)
      counter.countOpened({ language: 'en', query: `x${number}`, isSuggestion: true })
    await dayBefore.stop()
    await counter.stop()
    expect(await database.execute('select * from search_count')).toEqual([
      { day: '2030-01-11', language: 'en', query: 'hood', searches: 1, without_result: 0, opened: 1 },
    ])
  })

  it('Q6: are deleted by purge after 400 days', async () => {
    await using database = await open()
    const row = { language: 'en', query: 'hood', searches: 1, withoutResult: 0 }
    const days = ['2028-12-06', '2028-12-07']
    await database.store.run('addSearches', { counts: days.map((day) => ({ ...row, day })) })
    const purge = { retentions: [], now: at.toISOString() }
    await database.store.run('purge', { ...purge, dryRun: true })
    expect(await database.execute('select day from search_count')).toHaveLength(2)
    await database.store.run('purge', { ...purge, dryRun: false })
    expect(await database.execute('select day from search_count')).toEqual([{ day: '2028-12-07' }])
  })
})

it('Q6: a broken database harms nothing', async () => {
  const counter = counterOf({ run: () => Promise.reject(new StoreUnavailable('full')) })
  counter.count({ language: 'en', query: 'hood' })
  counter.countOpened({ language: 'en', query: 'hood', isSuggestion: false })
  await expect(counter.stop()).resolves.toBeUndefined()
})
