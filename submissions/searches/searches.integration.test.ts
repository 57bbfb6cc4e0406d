import { describe, expect, it } from 'vitest'
import { StoreUnavailable } from '../store/store.ts'
import { testDatabases } from '../testing/databases.ts'
import { createSearchCounter } from './search-counter.ts'

const at = new Date('2030-01-10T20:00:00.000Z')
const counterOf = (store: Parameters<typeof createSearchCounter>[0]['store'], now = at) =>
  createSearchCounter({ store, now: () => now, findsResult: ({ query }) => query !== 'unicorn' })

describe.each(testDatabases)('Q6: counts of searches on $name', ({ open }) => {
  it('Q6: are added up per day, language and normalised query, over several nodes', async () => {
    await using database = await open()
    const [one, other] = [counterOf(database.store), counterOf(database.another())]
    for (const query of ['Unicorn', ' ｕｎｉｃｏｒｎ ', 'hood']) one.count({ language: 'en', query })
    for (const query of ['unicorn', 'hood']) other.count({ language: 'ko', query })
    other.count({ language: 'en', query: 'unicorn' })
    await Promise.all([one.stop(), other.stop()])

    expect(await database.execute('select * from search_count order by language, query')).toEqual([
      { day: '2030-01-11', language: 'en', query: 'hood', searches: 1, without_result: 0 },
      { day: '2030-01-11', language: 'en', query: 'unicorn', searches: 3, without_result: 3 },
      { day: '2030-01-11', language: 'ko', query: 'hood', searches: 1, without_result: 0 },
      { day: '2030-01-11', language: 'ko', query: 'unicorn', searches: 1, without_result: 1 },
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
  await expect(counter.stop()).resolves.toBeUndefined()
})
